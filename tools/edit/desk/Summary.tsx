import type { JsonSchema } from '../../../src/model/fields/json-schemas.ts'
import type { Problem } from '../../../src/model/problems.ts'
import { pathInWords, shownAt, whereSaid } from '../shape.ts'
import type { Verdict } from '../types.ts'

/** Where messages stand that no field of a form can have: above all fields. */
const above = ''
/** The name of the text below the fields. */
export const bodyPath = 'text-below'

type Messages = ReadonlyMap<string, readonly Problem[]>

/** What the gate says of this file, by the field at which it stands. */
export function messagesOf(verdict: Verdict | undefined, schema: JsonSchema | undefined, data: unknown): Messages {
  const { problems = [], textLine = 0 } = verdict ?? {}
  return Map.groupBy(
    problems.map((problem) => {
      const line = Number(/^line (\d+)$/.exec(problem.field)?.[1] ?? 0)
      if (!line || line < textLine || !schema) return problem
      return { ...problem, field: 'text', what: `Line ${line - textLine + 1} ${problem.what}` }
    }),
    ({ field, what }) => {
      if (!schema) return above
      if (field !== 'text') return shownAt(schema, data, field)
      // The gate reads a page as one text; a sentence that it quotes may stand in a field.
      const sentence = /: "(.+)"$/.exec(what)?.[1]
      return (sentence && whereSaid(data, sentence)) || bodyPath
    },
  )
}

/** To a field, wherever it is folded away. */
export function goTo(path: string): void {
  const field = document.getElementById(path)
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
  field?.focus()
}

interface Props {
  verdict: Verdict
  messages: Messages
  onAnyway: () => void
}

/** What stands above a form: how much is to be mended, and what no single field can say. */
export function Summary({ verdict: { problems, caused, warnings, elsewhere }, messages, onAnyway }: Props) {
  if (problems.length + caused.length + warnings.length + elsewhere === 0) return null
  return (
    <section className="summary" aria-label="What the check says" tabIndex={-1}>
      {problems.length > 0 && (
        <p className="error">
          {problems.length === 1 ? 'One thing has' : `${problems.length} things have`} to be mended before this is
          saved.
        </p>
      )}
      {[...messages.keys()]
        .filter((path) => path !== above)
        .map((path) => (
          <p key={path}>
            <button type="button" className="to" onClick={() => goTo(path)}>
              {path === bodyPath ? 'Text' : pathInWords(path)}
            </button>
          </p>
        ))}
      <List told={messages.get(above) ?? []} isError />
      {caused.length > 0 && (
        <>
          <p>Other files would have to be mended after this is saved; until then the site cannot be built.</p>
          <List told={caused} withFile isError />
          {problems.length === 0 && (
            <button type="button" onClick={onAnyway}>
              Save anyway
            </button>
          )}
        </>
      )}
      {warnings.length > 0 && (
        <>
          <p>Worth another look; it can be saved as it is.</p>
          <List told={warnings} />
        </>
      )}
      {elsewhere > 0 && (
        <p className="hint">
          {elsewhere === 1 ? 'One thing is' : `${elsewhere} things are`} wrong in other files, and was before; npm run
          content:check lists all.
        </p>
      )}
    </section>
  )
}

function List({ told, withFile, isError }: { told: readonly Problem[]; withFile?: boolean; isError?: boolean }) {
  if (told.length === 0) return null
  return (
    <ul className={isError ? 'error' : ''}>
      {told.map(({ file, field, what, cure }) => (
        <li key={file + field + what}>
          {withFile && <a href={`#${file}`}>{file}</a>} {field}: {what} {cure}
        </li>
      ))}
    </ul>
  )
}
