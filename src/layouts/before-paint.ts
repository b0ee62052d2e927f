/** What every page carries inline and runs before its first paint. */
import '../chrome/theme/start-theme.ts'
import './late-styles.ts'
