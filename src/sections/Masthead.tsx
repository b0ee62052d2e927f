import { Unbroken } from '../ui/Unbroken.tsx'

/** The head of a front page: its name, and one sentence in the last third. */
export function Masthead({ heading, description }: { heading: string; description: string }) {
  return (
    <div className="hero wrap grid items-end gap-x-6 gap-y-2 pt-5 pb-7 md:grid-cols-3">
      <h1 className="display text-h1 md:col-span-2">
        <Unbroken text={heading} />
      </h1>
      <p className="max-w-[36em] text-lg text-balance text-ink-2">{description}</p>
    </div>
  )
}
