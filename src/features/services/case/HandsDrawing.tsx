import type { HandsCase } from '../../../model/schema/service-case.ts'

/** Who has a hand in what, a row for each thing. Where they are joined, a line runs from hand to hand until it is stopped. */
export function HandsDrawing({ hands, rows, end, marks, joined }: HandsCase) {
  const meaning = Object.fromEntries(marks.map(({ draws, name }) => [draws, name]))
  return (
    <div className={`case-hands n${hands.length} ${joined ? 'joined' : ''}`}>
      <p className="heads" aria-hidden="true">
        <span />
        {[...hands, end].map((head) => (
          <span key={head}>{head}</span>
        ))}
      </p>
      <ol>
        {rows.map(({ name, holds, text }) => (
          <li key={name}>
            <h3 className="display text-h4">{name}</h3>
            {holds.map((mark, i) => (
              <p key={hands[i]} className={mark}>
                <span className="of">{hands[i]}</span>
                <span className="sr-only">: {meaning[mark]}</span>
              </p>
            ))}
            <p className="end">{text}</p>
          </li>
        ))}
      </ol>
      <ul className="key">
        {marks.map(({ draws, name }) => (
          <li key={draws} className={draws}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
