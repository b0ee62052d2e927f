import { ThemeProvider } from './ThemeProvider.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** The theme switch as an island. */
export function ThemeControl() {
  return (
    <ThemeProvider>
      <ThemeSwitch />
    </ThemeProvider>
  )
}
