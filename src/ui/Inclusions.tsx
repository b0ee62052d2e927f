/** What is included, a hairline between the lines. */
export function Inclusions({ items }: { items: readonly string[] }) {
  return (
    <ul className="text-sm">
      {items.map((item) => (
        <li key={item} className="rule-t py-2">
          {item}
        </li>
      ))}
    </ul>
  )
}
