/** What a candidate brings. */
export function Requirements({ requirements }: { requirements: readonly string[] }) {
  return (
    <ul className="grid max-w-[42rem] list-disc gap-2 pl-5 marker:text-accent">
      {requirements.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
