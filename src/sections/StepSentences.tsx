import { Fragment } from 'react'
import { Split } from '../ui/Split.tsx'

interface StepSentencesProps {
  heading: string
  steps: readonly { title: string; text: string }[]
}

/** What happens, told in one breath: the steps run on as a text does, and their numbers keep them apart. */
export function StepSentences({ heading, steps }: StepSentencesProps) {
  return (
    <Split heading={heading} id="steps">
      <ol className="text-lg text-ink-2">
        {steps.map(({ title, text }, i) => (
          <Fragment key={title}>
            <li className="inline">
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
    </Split>
  )
}
