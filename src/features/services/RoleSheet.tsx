interface RoleSheetProps {
  events: readonly string[]
  steps: readonly Step[]
  results: readonly string[]
  us: string
}

interface Step {
  title: string
  text: string
  /** What we do in it. */
  us?: string | undefined
  /** What a licensed firm, or anybody else, does in it. */
  others?: { who: string; text: string } | undefined
  /** The notes below the sheet that say more. */
  notes: readonly { letter: string; anchor: string }[]
}

/**
 * A service on one sheet: one line from its events down through the steps to what a client leaves with. Beside each
 * step, who does what: ours in the accent, that of others in brass.
 */
export function RoleSheet({ events, steps, results, us }: RoleSheetProps) {
  return (
    <div className="wrap">
      <figure className="role-sheet" aria-labelledby="roles">
        <figcaption>
          <h2 id="roles" className="display text-h3">
            Who does what
          </h2>
        </figcaption>
        <div className="ends">
          <End heading="It begins with" names={events} />
          <p className="heads" aria-hidden="true">
            <span className="us display">{us}</span>
            <span className="others display">Licensed firm and others</span>
          </p>
        </div>
        <ol>
          {steps.map((step) => (
            <SheetStep key={step.title} step={step} us={us} />
          ))}
        </ol>
        <div className="ends results">
          <End heading="It ends with" names={results} />
        </div>
      </figure>
    </div>
  )
}

/** Where the line comes from, and where it leads: in the columns of the steps, so that nobody takes it for their heads. */
function End({ heading, names }: { heading: string; names: readonly string[] }) {
  return (
    <>
      <h3 className="font-medium">{heading}</h3>
      <ul className="display text-h4">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  )
}

function SheetStep({ step, us }: { step: Step; us: string }) {
  return (
    <li>
      <div className="step">
        <h3 className="font-medium">{step.title}</h3>
        {step.notes.length > 0 && (
          <p className="text-xs">
            {step.notes.map(({ letter, anchor }) => (
              <a key={anchor} href={`#${anchor}`} className="cite hover:underline">
                Note {letter}
              </a>
            ))}
          </p>
        )}
      </div>
      <p className="text-ink-2">{step.text}</p>
      <Role look="us" who={us} text={step.us} />
      <Role look="others" who={step.others?.who ?? 'Others'} text={step.others?.text} />
    </li>
  )
}

/** Where one has nothing to do the sheet says so; a phone leaves it out. */
function Role({ look, who, text }: { look: 'us' | 'others'; who: string; text: string | undefined }) {
  return text ? (
    <div className={look}>
      <p className="who">{who}</p>
      <p>{text}</p>
    </div>
  ) : (
    <p className={`${look} none`}>
      <span className="sr-only">{who}: </span>Nothing in this step
    </p>
  )
}
