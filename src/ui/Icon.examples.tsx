import { Icon, type IconName } from './Icon.tsx'

const signs: Record<IconName, string> = {
  right: 'Onward',
  left: 'Back',
  out: 'Leaves the site',
  plus: 'Opens',
  menu: 'Menu',
  search: 'Search',
  close: 'Close',
  sun: 'Light theme',
  moon: 'Dark theme',
  half: 'Theme of the device',
}

export const examples = {
  all: (
    <ul className="flex flex-wrap gap-x-10 gap-y-4">
      {Object.entries(signs).map(([name, meaning]) => (
        <li key={name} className="flex items-center gap-2">
          <Icon name={name as IconName} className="text-lg" />
          {meaning}
        </li>
      ))}
    </ul>
  ),
  'in a heading': (
    <p className="display text-h3">
      Read the report <Icon name="right" />
    </p>
  ),
}
