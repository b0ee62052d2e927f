import { spoken } from '../../../src/lib/names.ts'
import type { JsonSchema } from '../../../src/model/fields/json-schemas.ts'
import { pathInWords, shownAt } from '../shape.ts'
import { bodyPath, type Told, type Verdict } from '../types.ts'
import { Message, type MessagesByField } from './Form.tsx'

/** Where messages stand that no field of a form can have: above all fields. */
const above = ''

/** What the gate says of this file, by the field at which it stands; what has to be mended comes first. */
export function messagesOf(
  verdict: Verdict | undefined,
  schema: JsonSchema | undefined,
  data: unknown,
): MessagesByField {
  const { problems = [], warnings = [] } = verdict ?? {}
  return Map.groupBy([...problems, ...warnings.map((told) => ({ ...told, isWarning: true }))], ({ field }) =>
    field === 'text' ? bodyPath : schema ? shownAt(schema, data, field) : above,
  )
}

/** To a field, wherever it is folded away. */
export function goTo(path: string): void {
  const field = document.getElementById(path || 'above')
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
  field?.focus()
}

/** To the first field at which something is said, or above all fields. */
export function goToFirst(what: 'error' | 'warning'): void {
  goTo(document.querySelector(`[id^="told-"]:has(> .${what})`)?.id.slice('told-'.length) ?? above)
}

/** Where a page is; while npm run dev runs, the way there. */
export function Place({ address, site }: { address: string; site: string | undefined }) {
  if (!site) return `, ${address}`
  return (
    <>
      , see{' '}
      <a href={site + address} target="_blank" rel="noreferrer">
        {address}
      </a>
    </>
  )
}

const isError = ({ isWarning }: Told) => !isWarning

/** How much is said, beside the name of the file: wherever one has scrolled to, it leads to the first. */
export function Tally({ messages }: { messages: MessagesByField }) {
  const told = [...messages.values()].flat()
  const errors = told.filter(isError).length
  return (
    <>
      {errors > 0 && (
        <button type="button" className="to error" onClick={() => goToFirst('error')}>
          {errors} to mend
        </button>
      )}
      {told.length > errors && (
        <button type="button" className="to warning" onClick={() => goToFirst('warning')}>
          {told.length - errors} to look at
        </button>
      )}
    </>
  )
}

interface Props {
  verdict: Verdict
  messages: MessagesByField
  onAnyway: () => void
}

/** What stands above a form: where something is to be mended, and what no single field can say. */
export function Summary({ verdict: { caused, elsewhere, problems, warnings }, messages, onAnyway }: Props) {
  if (messages.size + caused.length + elsewhere === 0) return null
  return (
    <section className="summary" id="above" aria-label="What the check says" tabIndex={-1}>
      {problems.length > 0 && (
        <p className="error">{problems.length === 1 ? 'This has' : 'These have'} to be mended before this is saved.</p>
      )}
      <Places messages={messages} fits={isError} />
      {caused.length > 0 && (
        <>
          <p className="error">
            Other files would have to be mended after this is saved; until then the site cannot be built.
          </p>
          <ul>
            {caused.map((told) => (
              <Message key={told.file + told.field + told.what} {...told}>
                <a href={`#${told.file}`}>{told.file}</a> {spoken(told.field)}:{' '}
              </Message>
            ))}
          </ul>
          {problems.length === 0 && (
            <button type="button" onClick={onAnyway}>
              Save anyway
            </button>
          )}
        </>
      )}
      {warnings.length > 0 && <p className="warning">Worth another look; it can be saved as it is.</p>}
      <Places messages={messages} fits={(told) => !isError(told)} />
      {elsewhere > 0 && (
        <p className="hint">
          {elsewhere === 1 ? 'One thing is' : `${elsewhere} things are`} wrong in other files, and was before; npm run
          content:check lists all.
        </p>
      )}
    </section>
  )
}

/** The way to each field that something is said at, and what no field can say. */
function Places({ messages, fits }: { messages: MessagesByField; fits: (told: Told) => boolean }) {
  const said = [...messages].filter(([path, told]) => path !== above && told.some(fits)).map(([path]) => path)
  const fields = said.sort((a, b) => Number(a === bodyPath) - Number(b === bodyPath))
  return (
    <ul>
      {messages
        .get(above)
        ?.filter(fits)
        .map((told) => (
          <Message key={told.field + told.what} {...told}>
            {!told.what.startsWith(told.file) && `${spoken(told.field)}: `}
          </Message>
        ))}
      {fields.map((path) => (
        <li key={path}>
          <button type="button" className="to" onClick={() => goTo(path)}>
            {path === bodyPath ? 'Text' : pathInWords(path)}
          </button>
        </li>
      ))}
    </ul>
  )
}
