import type { ReactNode } from 'react'
import { Unbroken } from '../ui/Unbroken.tsx'
import { Diagram, type Figure } from './Diagram.tsx'

interface ArticleHeadProps {
  heading: string
  description: string
  figure: Figure
  /** The byline. */
  children: ReactNode
}

/** The head of an article: headline and byline on the left, one sentence on the right, and its figure below both. */
export function ArticleHead({ heading, description, figure, children }: ArticleHeadProps) {
  return (
    <div className="hero wrap pt-5">
      <div className="grid gap-x-6 gap-y-5 pb-9 xl:grid-cols-3">
        <h1 className="display text-headline xl:col-span-2">
          <Unbroken text={heading} />
        </h1>
        <p className="max-w-[33em] self-end text-lg text-ink-2">{description}</p>
        <div className="xl:col-span-3">{children}</div>
      </div>
      <Diagram figure={figure} />
    </div>
  )
}
