import { Numeral } from '../../ui/Numeral.tsx'
import { type Piece, percent, piecesOf } from './taken-apart.ts'

interface Cut {
  title: string
  text: string
  share: number
  /** The tool that takes it off, by its number and name. */
  tool: { number: number; name: string; href: string }
}

interface TakenApartProps {
  heading: string
  text: string
  whole: string
  cuts: readonly Cut[]
  left: { title: string; text: string; share: number }
  note: string
}

/** A sum, and what the numbered tools take off it one after the other. The list says in words what the bars draw. */
export function TakenApart({ heading, text, whole, cuts, left, note }: TakenApartProps) {
  const pieces = piecesOf(cuts, left)
  return (
    <section className="wrap py-11 md:py-15" aria-labelledby="apart">
      <div className="split items-end pb-6">
        <h2 id="apart" className="display text-h2">
          {heading}
        </h2>
        <p className="max-w-[40em]">{text}</p>
      </div>
      <figure>
        <ol className="taken-apart">
          <li>
            <p className="font-medium">{whole}</p>
            <Bar rest={1} />
          </li>
          {cuts.map(({ title, text: why, tool }, i) => (
            <li key={title}>
              <div className="flex gap-2.5">
                <a href={tool.href} title={tool.name} className="flex size-6 flex-none items-center hover:opacity-70">
                  <Numeral n={tool.number} />
                  <span className="sr-only">{tool.name}</span>
                </a>
                <div>
                  <h3 className="font-medium">{title}</h3>
                  <p className="text-sm text-ink-2">{why}</p>
                </div>
              </div>
              <Bar rest={pieces[i]?.start ?? 0} cut={pieces[i]} />
            </li>
          ))}
          <li>
            <div>
              <h3 className="display text-h3">{left.title}</h3>
              <p className="text-sm text-ink-2">{left.text}</p>
            </div>
            <Bar rest={pieces.at(-1)?.end ?? 0} last />
          </li>
        </ol>
        <figcaption className="pt-4 text-xs text-ink-2">{note}</figcaption>
      </figure>
    </section>
  )
}

/** What is still there, and what has just come off its end. Lines lead from one bar to the next. */
function Bar({ rest, cut, last = false }: { rest: number; cut?: Piece | undefined; last?: boolean }) {
  const edge = percent(rest)
  const before = percent(cut?.end ?? rest)
  return (
    <svg aria-hidden="true">
      {(cut || last) && <line x1={before} x2={before} y2="16" />}
      {!last && <line x1={edge} x2={edge} y1="52" y2="100%" />}
      <rect width={edge} y="16" height="36" />
      {cut && <rect className="cut" x={edge} width={percent(cut.end - rest)} y="16" height="36" />}
    </svg>
  )
}
