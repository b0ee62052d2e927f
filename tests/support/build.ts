import { execFile } from 'node:child_process'
import { resolve } from 'node:path'

interface Outcome {
  ok: boolean
  /** What the build printed. */
  output: string
}

/**
 * Builds the site in a folder, and tells how that went. `more` is added to the environment, in which the test runner
 * has put its own NODE_ENV: with that, React would come along in its form for developers.
 */
export function build(root: string, more: Record<string, string> = {}): Promise<Outcome> {
  const astro = resolve('node_modules/.bin/astro')
  const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', ...more }
  return new Promise((done) => {
    execFile(astro, ['build'], { cwd: root, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      done({ ok: error === null, output: stdout + stderr })
    })
  })
}
