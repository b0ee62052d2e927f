interface Step {
  title: string
  text: string
  /** What we do in it. */
  us?: string | undefined
  /** What a licensed firm, or anybody else, does in it. */
  others?: { who: string; text: string } | undefined
}

/** Who does what, step by step: ours in the accent, that of others in brass. */
export function RoleSheet({ steps, us }: { steps: readonly Step[]; us: string }) {
  return (
    <div className="role-sheet">
      <p className="heads" aria-hidden="true">
        <span>Step</span>
        <span>What happens</span>
        <span className="us display">{us}</span>
        <span className="others display">Licensed firm and others</span>
      </p>
      <ol>
        {steps.map((step, i) => (
          <li key={step.title}>
            <h3 className="font-medium">
              <span className="display text-accent" aria-hidden="true">
                {i + 1}
              </span>
              {step.title}
            </h3>
            <p className="text-ink-2">{step.text}</p>
            <Role look="us" who={us} text={step.us} />
            <Role look="others" who={step.others?.who ?? 'Others'} text={step.others?.text} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Where one has nothing to do the field is empty; a phone leaves it out. */
function Role({ look, who, text }: { look: 'us' | 'others'; who: string; text: string | undefined }) {
  return text ? (
    <div className={look}>
      <p className="who">{who}</p>
      <p>{text}</p>
    </div>
  ) : (
    <p className={`${look} none`}>
      <span className="sr-only">{who}: nothing in this step</span>
    </p>
  )
}
