import { existsSync, readFileSync } from 'node:fs'
import { readContent } from '../src/model/read.ts'
import { reportOf, table } from './content-report/report.ts'

/** Prints how much each page says, how hard it is to read and how pages lead to each other: npm run content:report */

const { pages } = readContent('.', { today: new Date() })
const fileOf = (address: string) => (address === '/' ? 'dist/index.html' : `dist${address}.html`)

if (!pages.every(({ address }) => existsSync(fileOf(address)))) {
  console.error('Run npm run build first.')
  process.exit(1)
}
console.log(table(reportOf(pages, (address) => readFileSync(fileOf(address), 'utf8'))))
