import { wantsService } from '../../service/node/wants-service.ts'

/** Which part of wrangler's settings a built folder needs: with messages, also a database and a clock. */
export function wranglerSettings(dist = 'dist'): string[] {
  return ['--config', 'deploy/cloudflare/wrangler.json', '--env', wantsService(dist) ? 'messages' : '']
}
