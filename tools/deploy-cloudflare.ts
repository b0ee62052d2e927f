import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { hostTool } from './hosts/programs.ts'
import { wranglerSettings } from './hosts/start.ts'

/**
 * Sees that all is ready, builds the site and sends it to Cloudflare: npm run deploy:cloudflare. What is named behind --
 * goes to wrangler, but for --unready: it sends a site on which things are open, such as a preview.
 */

const options = process.argv.slice(2)
const unready = '--unready'

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' })

if (!options.includes('--dry-run') && !options.includes(unready))
  try {
    run(process.execPath, join(import.meta.dirname, 'launch-check.ts'))
  } catch {
    console.error(
      `\nNot sent: settle what is listed above (docs/how-to/publish.md). To try all but the sending: npm run deploy:cloudflare -- --dry-run. To send a preview all the same: npm run deploy:cloudflare -- ${unready}`,
    )
    process.exit(1)
  }

try {
  run('npm', 'run', '--silent', 'build')
  const rest = options.filter((option) => option !== unready)
  run(process.execPath, hostTool('wrangler/bin/wrangler.js'), 'deploy', ...wranglerSettings(), ...rest)
} catch {
  // Each has said what is wrong.
  process.exit(1)
}
