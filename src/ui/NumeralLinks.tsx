import { Numeral } from './Numeral.tsx'

interface NumeralLinksProps {
  /** What stands before the numbers. */
  label: string
  tools: readonly { number: number; name: string; href: string }[]
}

/** The numbers of tools, each leading to what is said about it. */
export function NumeralLinks({ label, tools }: NumeralLinksProps) {
  return (
    <div className="flex items-center gap-1.5 text-xs text-ink-2">
      {label}
      {tools.map(({ number, name, href }) => (
        <a key={number} href={href} title={name} className="flex size-6 items-center hover:opacity-70">
          <Numeral n={number} />
          <span className="sr-only">{name}</span>
        </a>
      ))}
    </div>
  )
}
