import type { ReactNode } from 'react'
import { Unbroken } from '../ui/Unbroken.tsx'

interface PageHeadProps {
  heading: string
  description: string
  /** What goes on from the sentence; the name then stands at its first line, not its last. */
  children?: ReactNode
}

/** The head of a page whose figure is its picture: name left, one sentence right. Below no breadcrumb it keeps its distance. */
export function PageHead({ heading, description, children }: PageHeadProps) {
  // What follows a name stays together where there is room: "Cleo: Estate Planning" breaks after the colon.
  const [name = '', said] = heading.split(/(?<=:) /)
  return (
    <div
      className={`hero wrap grid gap-x-6 gap-y-4 pt-5 pb-9 not-[nav~*]:pt-15 lg:grid-cols-2 ${children ? 'items-baseline' : 'items-end'}`}
    >
      <h1 className="display text-h1">
        <Unbroken text={name} />
        {said && (
          <>
            {' '}
            <span className="inline-block">
              <Unbroken text={said} />
            </span>
          </>
        )}
      </h1>
      <div>
        <p className="max-w-[36em] text-lg text-balance text-ink-2">{description}</p>
        {children}
      </div>
    </div>
  )
}
