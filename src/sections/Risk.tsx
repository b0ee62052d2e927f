import { Split } from '../ui/Split.tsx'

/** What can go wrong, at body size, beside what it is about. */
export function Risk({ text }: { text: string }) {
  return (
    <Split heading="Before you invest" id="risk">
      <p className="max-w-[42rem] [border-left:3px_solid_var(--color-brass)] bg-paper-2 px-6 py-5">{text}</p>
    </Split>
  )
}
