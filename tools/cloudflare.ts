import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { hostTool } from './hosts/programs.ts'
import { wranglerSettings } from './hosts/start.ts'

/**
 * Any command of wrangler, with the settings of this site: npm run cloudflare -- secret put SMTP_URL. Before `deploy`, which
 * npm run deploy:cloudflare is, it sees that all is ready, and builds. What is named behind -- goes to wrangler, but for
 * --unready: it sends a site on which things are open, such as a preview.
 */

const [command = '--help', ...options] = process.argv.slice(2)
const unready = '--unready'

const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: 'inherit' })

if (command === 'deploy' && !options.includes('--dry-run') && !options.includes(unready))
  try {
    run(process.execPath, join(import.meta.dirname, 'launch-check.ts'))
  } catch {
    console.error(
      `\nNot sent: settle what is listed above (docs/how-to/publish.md). To try all but the sending: npm run deploy:cloudflare -- --dry-run. To send a preview all the same: npm run deploy:cloudflare -- ${unready}`,
    )
    process.exit(1)
  }

try {
  if (command === 'deploy') run('npm', 'run', '--silent', 'build')
  const rest = options.filter((option) => option !== unready)
  run(process.execPath, hostTool('wrangler/bin/wrangler.js'), command, ...rest, ...wranglerSettings())
} catch {
  // Each has said what is wrong.
  process.exit(1)
}
