import { ShelfTime } from './ShelfTime.tsx'

const line = (title: string, date: string) => ({
  title,
  date,
  href: `#${title}`,
  summary: 'What it is about, in a line',
  minutes: 4,
})
const category = (name: string, ...lines: ReturnType<typeof line>[]) => ({
  name,
  href: `#${name}`,
  summary: `What ${name} holds`,
  lines,
})

export const examples = {
  usual: (
    <ShelfTime
      categories={[
        category('Kites', line('A kite', '2026-08-25'), line('Another kite', '2026-11-05')),
        category('Boats', line('A boat', '2026-10-20')),
        category('Trains'),
      ]}
    />
  ),
  'two years, and long words': (
    <ShelfTime
      categories={[
        category(
          'Rechtsschutzversicherungsgesellschaften',
          line('Rechtsschutzversicherungsgesellschaften', '2025-02-01'),
          line('A kite', '2026-12-31'),
        ),
      ]}
    />
  ),
  'nothing yet': <ShelfTime categories={[category('Kites')]} />,
}
