import type { ReactNode } from 'react'
import type { Art } from '../art/draw.ts'
import { Field } from '../art/Field.tsx'
import { Unbroken } from '../ui/Unbroken.tsx'

export interface PageHeroProps {
  /** What the page belongs to. */
  eyebrow?: string | undefined
  /** The page it belongs to, where there is one. */
  eyebrowHref?: string | undefined
  heading: string
  description: string
  art: Art
  /** The page's address. */
  seed: string
  /** What stands under the sentence: a date, or links to act on. */
  children?: ReactNode
}

/** The head of every inner page: its name, one sentence, and its own drawn field. */
export function PageHero({ eyebrow, eyebrowHref, heading, description, art, seed, children }: PageHeroProps) {
  return (
    <div className="hero rule-b">
      <div className="wrap grid items-end gap-x-15 gap-y-8 pt-6 pb-10 md:pb-14 lg:grid-cols-[1.25fr_1fr]">
        <div>
          {eyebrow && (
            <p className="mb-4 text-eyebrow font-medium text-accent">
              {eyebrowHref ? (
                <a href={eyebrowHref} className="-my-1 inline-block min-w-6 py-1 underline-offset-4 hover:underline">
                  {eyebrow}
                </a>
              ) : (
                eyebrow
              )}
            </p>
          )}
          <h1 className="display text-h1">
            <Unbroken text={heading} />
          </h1>
          <p className="mt-5 max-w-[33em] text-lg text-balance text-ink-2">{description}</p>
          {children}
        </div>
        <Field {...art} seed={seed} width={384} height={192} className="w-full max-w-[32rem]" />
      </div>
    </div>
  )
}
