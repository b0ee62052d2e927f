import { spawnSync } from 'node:child_process'
import { hostTool } from './hosts/programs.ts'
import { wranglerSettings } from './hosts/start.ts'

/** Any command of wrangler, with the settings of this site: npm run cloudflare -- secret put SMTP_URL. */

const [command = '--help', ...rest] = process.argv.slice(2)
const args = [hostTool('wrangler/bin/wrangler.js'), command, ...rest, ...wranglerSettings()]
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1
