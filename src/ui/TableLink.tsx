/** A name in front of a row that leads to its page, large enough to press. */
export function TableLink({ name, href }: { name: string; href: string }) {
  return (
    <a
      href={href}
      className="-my-1 inline-block min-w-6 py-1 underline decoration-control underline-offset-4 hover:text-accent hover:decoration-accent"
    >
      {name}
    </a>
  )
}
