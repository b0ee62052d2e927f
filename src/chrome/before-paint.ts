// What every page carries inline and runs before the first paint.
import './far/start-at-top.ts'
import './theme/start-theme.ts'
