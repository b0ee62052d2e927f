// What every page carries inline and runs before the first paint.
import './theme/start-theme.ts'
