import { execFileSync } from 'node:child_process'
import type { Database, Row, Value } from '../../service/store/database.ts'
import { hostTool } from '../hosts/install-tools.ts'

const config = 'deploy/cloudflare/wrangler.json'

/** The database at Cloudflare, through wrangler, which knows who may see it; or with `--local` the one that it tries things on. */
export function openCloudflare(where: readonly string[] = ['--remote']): Database {
  const wrangler = hostTool('wrangler/bin/wrangler.js')
  const settings = ['--config', config, '--env', 'messages', '--json', '--yes']
  return {
    all: async (sql, ...values) => {
      const args = [wrangler, 'd1', 'execute', 'DB', ...where, ...settings, '--command', written(sql, values)]
      const output = execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['inherit', 'pipe', 'inherit'] })
      const [answer]: { results: Row[] }[] = JSON.parse(output)
      return answer?.results ?? []
    },
  }
}

/** wrangler takes no values beside a statement, so they are written into it. */
export function written(sql: string, values: readonly Value[]): string {
  let next = 0
  return sql.replaceAll('?', () => literal(values[next++] ?? null))
}

function literal(value: Value): string {
  if (value === null) return 'NULL'
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}
