import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { ThemeChoice } from './choice.ts'

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
