import { Fragment } from 'react'

/** What happens, told in one breath: the steps run on as a text does, and their numbers keep them apart; wide screens begin a line for each. */
export function StepSentences({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="text-ink-2 lg:grid lg:gap-2">
      {steps.map(({ title, text }, i) => (
        <Fragment key={title}>
          <li className="inline lg:block">
            <h3 className="inline font-medium text-ink">
              <span className="mr-1.5 text-accent figures" aria-hidden="true">
                {i + 1}
              </span>
              {title}.
            </h3>{' '}
            {text}
          </li>{' '}
        </Fragment>
      ))}
    </ol>
  )
}
