import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { hostTool } from './hosts/programs.ts'
import { wranglerSettings } from './hosts/start.ts'

/**
 * Any command of wrangler, with the settings of this site: npm run cloudflare -- secret put SMTP_URL. One is our own: `publish`,
 * which is npm run deploy:cloudflare, sees that all is ready, builds, and then deploys. What is named behind -- goes to
 * wrangler, but for --unready: it sends a site on which things are open, such as a preview.
 */

const [command = '--help', ...options] = process.argv.slice(2)
const isPublish = command === 'publish'
const unready = '--unready'

const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: 'inherit' })

if (isPublish && !options.includes('--dry-run') && !options.includes(unready))
  try {
    run(process.execPath, join(import.meta.dirname, 'launch-check.ts'))
  } catch {
    console.error(
      `\nNot sent: settle what is listed above (docs/how-to/publish.md). To try all but the sending: npm run deploy:cloudflare -- --dry-run. To send a preview all the same: npm run deploy:cloudflare -- ${unready}`,
    )
    process.exit(1)
  }

try {
  if (isPublish) run('npm', 'run', '--silent', 'build')
  const rest = options.filter((option) => option !== unready)
  const wrangler = hostTool('wrangler/bin/wrangler.js')
  run(process.execPath, wrangler, isPublish ? 'deploy' : command, ...rest, ...wranglerSettings())
} catch {
  // Each has said what is wrong.
  process.exit(1)
}
