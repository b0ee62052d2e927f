import { Prose } from '../ui/Prose.tsx'
import { FactTable } from './FactTable.tsx'

interface TextAndTableProps {
  text: { heading: string; html: string }
  choosing: { heading: string; points: readonly { title: string; text: string }[] }
  table: {
    heading: string
    text: string
    corner: string
    columns: readonly string[]
    rows: readonly { name: string; href: string; values: readonly string[] }[]
  }
}

/** What a family is and how to choose in it, in the first third; beside both, its members in one long table. */
export function TextAndTable({ text, choosing, table: { heading, text: note, ...table } }: TextAndTableProps) {
  return (
    <div className="wrap grid gap-x-6 gap-y-15 py-15 md:py-21 xl:grid-cols-3">
      <div className="grid content-start gap-11 xl:pr-6">
        <section aria-labelledby="what">
          <h2 id="what" className="display mb-4 text-h3">
            {text.heading}
          </h2>
          <Prose html={text.html} />
        </section>
        <section aria-labelledby="choosing">
          <h2 id="choosing" className="display mb-4 text-h3">
            {choosing.heading}
          </h2>
          <ul className="grid gap-5">
            {choosing.points.map(({ title, text: words }) => (
              <li key={title}>
                <h3 className="font-medium">{title}</h3>
                <p className="text-sm text-ink-2">{words}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <section aria-labelledby="comparison" className="min-w-0 xl:col-span-2">
        <h2 id="comparison" className="display mb-2 text-h3">
          {heading}
        </h2>
        <p className="mb-4 text-sm text-ink-2">{note}</p>
        <FactTable label={heading} {...table} />
      </section>
    </div>
  )
}
