/** The parts of a long text; mark-section.ts, where the template names it, marks the one that is being read. */
export function Contents({ contents }: { contents: readonly { label: string; anchor: string }[] }) {
  return (
    <nav aria-label="Contents" className="text-sm print:hidden" data-rail="">
      <div className="md:sticky md:top-26">
        <h2 className="font-medium">Contents</h2>
        <ol className="contents-list mt-2">
          {contents.map(({ label, anchor }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{label}</a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}
