import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { useAwake } from '../../ui/useAwake.ts'

/** What a visitor may choose. */
type ThemeChoice = 'light' | 'dark' | 'system'

const ThemeContext = createContext<ThemeChoice | null>(null)

/** Lets components follow the visitor's choice, which start-theme.ts keeps on the document's root. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const choice = useSyncExternalStore(subscribe, currentChoice, () => 'system' as const)
  return <ThemeContext value={choice}>{children}</ThemeContext>
}

/** The visitor's choice: light, dark or system. */
export function useTheme(): ThemeChoice {
  const choice = use(ThemeContext)
  if (choice === null)
    throw new Error(
      'useTheme was called outside a ThemeProvider. Put <ThemeProvider> around the component that calls it.',
    )
  return choice
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

function currentChoice(): ThemeChoice {
  const choice = document.documentElement.dataset['theme']
  return choice === 'light' || choice === 'dark' ? choice : 'system'
}

const choices: readonly { value: ThemeChoice; label: string; icon: 'sun' | 'moon' | 'half' }[] = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
  { value: 'system', label: 'System', icon: 'half' },
]

/**
 * A button that says the theme and opens the three choices. Native throughout: start-theme.ts hears the radios itself, and
 * until this wakes header.css shows the sign and the name of the choice.
 */
function ThemeSwitch() {
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

/** The theme switch as an island. */
export function ThemeControl() {
  return (
    <ThemeProvider>
      <ThemeSwitch />
    </ThemeProvider>
  )
}
