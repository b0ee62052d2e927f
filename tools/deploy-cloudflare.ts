import { execFileSync } from 'node:child_process'
import { hostTool } from './hosts/install-tools.ts'
import { wranglerSettings } from './hosts/wrangler.ts'

/** Builds the site and sends it to Cloudflare: npm run deploy:cloudflare. What is named behind -- goes to wrangler. */

const wrangler = hostTool('wrangler/bin/wrangler.js')
try {
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
  execFileSync(process.execPath, [wrangler, 'deploy', ...wranglerSettings(), ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
} catch {
  // Both have said what is wrong.
  process.exit(1)
}
