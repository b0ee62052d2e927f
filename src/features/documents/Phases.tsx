import type { Phase } from './course.ts'

/** Who may do what, in the three phases of a study; filled where those who sign decide. */
export function Phases({ phases }: { phases: readonly Phase[] }) {
  return (
    <ol>
      {phases.map(({ when, signed, says }) => (
        <li key={when} className={signed ? 'signed' : undefined}>
          <p>{when}</p>
          {says.map(({ who, rights }) => (
            <dl key={who}>
              <dt className="display text-h4">{who}</dt>
              {rights.map(({ label, text }) => (
                <dd key={label}>
                  <b>{label}</b>
                  {text}
                </dd>
              ))}
            </dl>
          ))}
        </li>
      ))}
    </ol>
  )
}
