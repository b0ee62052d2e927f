import type { ReactNode } from 'react'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { FactList } from '../ui/FactList.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Unbroken } from '../ui/Unbroken.tsx'

interface Action {
  label: string
  href: string
  /** It leaves this site. */
  external?: boolean
}

export interface HeadProps {
  heading: string
  /** What it is and for whom, and what the company does of it, in one or two sentences. */
  lede: string
  action?: Action
  /** A quiet link beside the button. */
  more?: Action
  /** For whom, what one gets, what it costs: three or four. */
  glance?: readonly { label: string; value: string }[]
  /** What exists of it today. */
  status?: string | undefined
  /** What stands above the sentence, such as a logo. */
  before?: ReactNode
  /** What stands below it: a byline, or another way on. */
  children?: ReactNode
  /** What is drawn beside it, or on phones below. */
  drawing?: ReactNode
}

/** Headlines of more letters are set smaller. */
const long = 44

/** What everybody reads first: the name, what it is, the one thing to do, and the facts at a glance. */
export function Head({ heading, lede, action, more, glance = [], status, before, children, drawing }: HeadProps) {
  // What follows a name stays together where there is room: "Cleo: Estate Planning" breaks after the colon.
  const [name = '', said] = heading.split(/(?<=:) /)
  return (
    <div className="head hero wrap">
      <h1 className={`display ${heading.length > long ? 'text-headline' : 'text-h1'}`}>
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
        {/* On wide screens its first line meets the capitals of the name. */}
        {before}
        <p className="lede max-w-[38em] text-base/[1.5] lg:mt-2.5 lg:text-lg">{lede}</p>
        {action && (
          <p className="mt-4 flex flex-wrap gap-x-6 lg:mt-6">
            <ButtonLink look="solid" href={action.href} {...(action.external && { rel: 'noopener external' })}>
              {action.label}
              {action.external && (
                <>
                  {' '}
                  <Icon name="out" />
                  <span className="sr-only">(leaves this site)</span>
                </>
              )}
            </ButtonLink>
            {more && (
              <ButtonLink look="quiet" href={more.href}>
                {more.label}
              </ButtonLink>
            )}
          </p>
        )}
        {children}
      </div>
      {drawing}
      {glance.length > 0 && <FactList facts={glance} className="facts mt-2 lg:col-span-full lg:mt-4" />}
      {status && <p className="status -mt-2 -mb-3 text-xs/[1.6] text-ink-2">{`Status: ${status}`}</p>}
    </div>
  )
}
