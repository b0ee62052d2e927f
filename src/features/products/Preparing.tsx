interface PreparingProps {
  /** What is known of them. */
  text: string
  apps: readonly { name: string; href: string }[]
}

/** Those in preparation, in one line: a name each, and nothing that is not known. */
export function Preparing({ text, apps }: PreparingProps) {
  return (
    <section className="wrap" aria-labelledby="preparing">
      <div className="split rule-t rule-b py-6">
        <h2 id="preparing" className="text-ink-2">
          In preparation
        </h2>
        <div>
          <ul className="flex flex-wrap gap-x-4 text-sm lg:justify-between">
            {apps.map(({ name, href }) => (
              <li key={href}>
                <a
                  href={href}
                  className="inline-block py-1 text-ink-2 underline decoration-line underline-offset-4 hover:text-accent"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-ink-2">{text}</p>
        </div>
      </div>
    </section>
  )
}
