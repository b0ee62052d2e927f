interface PreparingProps {
  /** What is known of them. */
  text: string
  apps: readonly { name: string; href: string }[]
}

/** Those in preparation: a name each, and nothing that is not known. Beside the table they are lines without marks. */
export function Preparing({ text, apps }: PreparingProps) {
  return (
    <section className="preparing" aria-labelledby="preparing">
      <h2 id="preparing">In preparation</h2>
      <ul>
        {apps.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
      <p>{text}</p>
    </section>
  )
}
