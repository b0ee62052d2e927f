/** What can go wrong, at body size: never smaller than what it warns about. */
export function RiskNote({ text }: { text: string }) {
  return <p className="max-w-[42rem] [border-left:3px_solid_var(--color-brass)] bg-paper-2 px-6 py-5">{text}</p>
}
