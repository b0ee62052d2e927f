import { type BodyField, jsonLines } from './json-lines.ts'
import { KeyNumber } from './KeyNumber.tsx'

interface SpecimenProps {
  /** What is asked or answered, in words. */
  name: string
  /** What stands before the body, in two parts: the method and the path, or the status and its words. */
  head: readonly [string, string]
  fields: readonly BodyField[]
}

/**
 * A request or an answer, set as it would be sent. The parts differ by weight and mark, not by color
 * alone, and a number stands once for the lines it is about.
 */
export function Specimen({ name, head: [first, second], fields }: SpecimenProps) {
  return (
    <figure className="http-specimen">
      <figcaption>
        {name} <span className="text-brass">Drawn example</span>
      </figcaption>
      <pre>
        <code>
          <span className="line">
            <b>{first}</b> {second}
          </span>
          {fields.length > 0 && <span className="line">{'\n{'}</span>}
          {jsonLines(fields).map(({ key, value, end, shows }, i, lines) => (
            <span key={key} className="line in">
              {'\n  '}
              {shows && shows !== lines[i - 1]?.shows && <KeyNumber number={shows} />}
              <b>{key}</b>: <samp>{value}</samp>
              {end}
            </span>
          ))}
          {fields.length > 0 && <span className="line">{'\n}'}</span>}
        </code>
      </pre>
    </figure>
  )
}
