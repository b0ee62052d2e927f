import { Icon } from '../../ui/Icon.tsx'
import { useAwake } from '../../ui/useAwake.ts'
import type { ThemeChoice } from './choice.ts'
import { useTheme } from './ThemeProvider.tsx'

const choices: readonly { value: ThemeChoice; label: string; icon: 'sun' | 'moon' | 'half' }[] = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
  { value: 'system', label: 'System', icon: 'half' },
]

/**
 * A button that says the theme and opens the three choices. Native throughout: start-theme.ts hears the radios itself, and
 * until this wakes header.css shows the sign and the name of the choice.
 */
export function ThemeSwitch() {
  const theme = useTheme()
  const awake = useAwake()
  return (
    <div className="theme-control" data-awake={awake ? '' : undefined}>
      <button type="button" popoverTarget="theme">
        <span className="sr-only">Theme: </span>
        {choices.map(({ value, label, icon }) => (
          <span key={value} data-choice={value} hidden={awake && value !== theme} className="theme-sign">
            <Icon name={icon} />
            <span className="sr-only">{label}</span>
          </span>
        ))}
      </button>
      <fieldset id="theme" popover="auto">
        <legend className="sr-only">Theme</legend>
        {choices.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name="theme" value={value} defaultChecked={value === 'system'} />
            {label}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
