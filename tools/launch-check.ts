import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { checklist, listed, readLaunch } from '../src/model/launch/checklist.ts'

/**
 * Lists what must be replaced or confirmed before the site goes live, by who answers it: npm run launch:check. Ends with 1
 * while anything is open, and with 2 where the list cannot be made. With -- --print it writes a list to be printed instead.
 */

const [option, file = 'looks/launch.html', ...rest] = process.argv.slice(2)

try {
  if ((option && option !== '--print') || rest.length > 0)
    throw new Error(`Unknown: ${process.argv.slice(2).join(' ')}. Use it alone, or with --print, or --print file.html.`)
  const today = new Date()
  const launch = readLaunch('.', process.env, today)
  if (option) {
    mkdirSync('looks', { recursive: true })
    writeFileSync(file, checklist(launch, today.toISOString().slice(0, 10)))
    console.log(`The checklist (${launch.open.length} open) is in ${resolve(file)}: open it in a browser and print it.`)
  } else {
    console.log(listed(launch))
    if (launch.open.length > 0) process.exitCode = 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
