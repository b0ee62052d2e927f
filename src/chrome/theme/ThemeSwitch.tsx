import { Icon } from '../../ui/Icon.tsx'
import type { ThemeChoice } from './start-theme.ts'
import { useTheme } from './ThemeProvider.tsx'

const choices: readonly { value: ThemeChoice; label: string; icon: 'sun' | 'moon' | 'half' }[] = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
  { value: 'system', label: 'System', icon: 'half' },
]

/** A button that says the theme and opens the three choices. Native throughout: startTheme hears the radios itself. */
export function ThemeSwitch() {
  const theme = useTheme()
  const current = choices.find(({ value }) => value === theme)
  return (
    <div className="ml-auto">
      <button
        type="button"
        popoverTarget="theme"
        className="grid size-11 place-items-center rounded text-xl hover:text-accent"
        aria-label={`Theme: ${current?.label}`}
      >
        <Icon name={current?.icon ?? 'half'} />
      </button>
      <fieldset
        id="theme"
        popover="auto"
        className="top-17 right-(--edge) left-auto m-0 rounded rule-t rule-b rule-l rule-r bg-paper p-2 text-ink [box-shadow:var(--shadow-panel)]"
      >
        <legend className="sr-only">Theme</legend>
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-11 min-w-36 cursor-pointer items-center gap-3 rounded-sm px-3 text-sm hover:bg-paper-2 has-checked:font-medium"
          >
            <input
              type="radio"
              name="theme"
              value={value}
              defaultChecked={value === 'system'}
              className="accent-accent"
            />
            {label}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
