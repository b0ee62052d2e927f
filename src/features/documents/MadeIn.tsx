import type { Numbered } from './opened.ts'

/** The step or steps beside the parts that they make. */
export function MadeIn({ steps }: { steps: readonly Numbered[] }) {
  return (
    <div className="made-in">
      {steps.map(({ number, title, text }) => (
        <div key={number}>
          <p className="font-medium">
            <span className="display">{number}</span> {title}
          </p>
          {text && <p className="text-sm text-ink-2">{text}</p>}
        </div>
      ))}
    </div>
  )
}
