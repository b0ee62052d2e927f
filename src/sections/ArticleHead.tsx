import type { ReactNode } from 'react'
import type { Art } from '../art/draw.ts'
import { Field } from '../art/Field.tsx'
import { Unbroken } from '../ui/Unbroken.tsx'

interface ArticleHeadProps {
  heading: string
  description: string
  art: Art
  /** The article's address. */
  seed: string
  /** The byline. */
  children: ReactNode
}

/** The head of an article: headline, one sentence and byline over two thirds, its own drawn field on the third. */
export function ArticleHead({ heading, description, art, seed, children }: ArticleHeadProps) {
  return (
    <div className="hero rule-b">
      <div className="wrap grid items-end gap-x-6 pt-5 pb-9 md:grid-cols-3">
        <div className="md:col-span-3 xl:col-span-2">
          <h1 className="display text-headline">
            <Unbroken text={heading} />
          </h1>
          <p className="mt-5 max-w-[33em] text-lg text-ink-2">{description}</p>
          {children}
        </div>
        <Field {...art} seed={seed} width={264} height={264} className="hidden w-66 xl:block" />
      </div>
    </div>
  )
}
