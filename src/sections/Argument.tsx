import { Unbroken } from '../ui/Unbroken.tsx'
import { DatedLines } from './DatedLines.tsx'
import { Diagram } from './Diagram.tsx'
import { Signature } from './Signature.tsx'
import type { ShelfLine } from './shelf-category.ts'

/** A view: what it argues, in large, under the name of the desk that argues it; the figure runs below. */
export function Argument({ lines: [newest, ...others] }: { lines: readonly ShelfLine[] }) {
  return (
    <>
      <ul className="voice-pieces">
        {newest && (
          <li className="group relative">
            <a href={newest.href} className="display cover block text-headline group-hover:text-accent">
              <Unbroken text={newest.title} />
            </a>
            <p className="display mt-5 text-h3">{newest.opening}</p>
            <Signature {...newest} />
          </li>
        )}
      </ul>
      {newest && <Diagram figure={newest.figure} unruled />}
      {others.length > 0 && <DatedLines lines={others} />}
    </>
  )
}
