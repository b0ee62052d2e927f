import { existsSync, readFileSync } from 'node:fs'
import { readContent } from '../src/model/read.ts'
import { reportOf, table, varietyLines, varietyOf } from './content-report/report.ts'

/** Prints how much each page says, how alike they are, how hard to read and how they lead to each other: npm run content:report */

const { pages } = readContent('.', { today: new Date() })
const fileOf = (address: string) => (address === '/' ? 'dist/index.html' : `dist${address}.html`)

if (!pages.every(({ address }) => existsSync(fileOf(address)))) {
  console.log(varietyLines(varietyOf(pages)))
  console.error('\nRun npm run build first for the table of all pages.')
  process.exit(1)
}
console.log(table(reportOf(pages, (address) => readFileSync(fileOf(address), 'utf8'))))
console.log(`\n${varietyLines(varietyOf(pages))}`)
