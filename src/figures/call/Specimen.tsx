import { type BodyField, jsonLines } from './json-lines.ts'

interface SpecimenProps {
  /** What is asked or answered, in words. */
  name: string
  /** What stands before the body, in two parts: the method and the path, or the status and its words. */
  head: readonly [string, string]
  fields: readonly BodyField[]
}

/** A request or an answer, set as it would be sent. The parts differ by weight, not by color alone. */
export function Specimen({ name, head: [first, second], fields }: SpecimenProps) {
  return (
    <div className="http-body">
      <h3>{name}</h3>
      <pre>
        <code>
          <span>
            <b>{first}</b> {second}
          </span>
          {fields.length > 0 && <span>{'\n{'}</span>}
          {jsonLines(fields).map(({ key, value, end }) => (
            <span key={key} className="http-line">
              {'\n  '}
              <b>{key}</b>: <samp>{value}</samp>
              {end}
            </span>
          ))}
          {fields.length > 0 && <span>{'\n}'}</span>}
        </code>
      </pre>
    </div>
  )
}
