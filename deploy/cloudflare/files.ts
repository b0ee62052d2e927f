import { type AddressBook, hostsFolder } from '../address-book.ts'
import { caching, hashedFolder, methods, securityHeaders } from '../headers.ts'

/** What Cloudflare's static assets read beside `wrangler.json`. None of it is uploaded as a page. */
export function cloudflareFiles(book: AddressBook, withService = false): Record<string, string> {
  return {
    _headers: headersFile(book),
    '.assetsignore': ignoredFile(book),
    [`${hostsFolder}/worker.ts`]: withService ? workerWithService : worker,
  }
}

function headersFile({ scripts }: AddressBook): string {
  // Cloudflare refuses other methods by itself, and leaves it to us to say which there are.
  const about = { 'Cache-Control': caching.other, Allow: methods.join(', ') }
  const common = Object.entries({ ...securityHeaders(scripts), ...about })
  const lines = common.map(([name, value]) => `  ${name}: ${value}`)
  // Taken away first: two rules would add up to one line with both.
  return `/*\n${lines.join('\n')}\n${hashedFolder}*\n  ! Cache-Control\n  Cache-Control: ${caching.hashed}\n`
}

/** Old addresses are redirects there, so the pages for hosts that know none stay at home; and Cloudflare compresses by itself. */
function ignoredFile({ moved }: AddressBook): string {
  const pages = Object.keys(moved).map((address) => `${address}.html`)
  return `${[`/${hostsFolder}`, '*.br', '*.gz', ...pages].join('\n')}\n`
}

const worker = `import { worker } from '../../deploy/cloudflare/worker.ts'
import book from './address-book.json'

export default worker(book)
`

const workerWithService = `import { worker } from '../../deploy/cloudflare/worker.ts'
import { workerService } from '../../service/worker.ts'
import book from './address-book.json'
import failed from './contact-failed.html'
import sent from './contact-sent.html'
import wrong from './contact-wrong.html'
import settings from './messages.json'

export default worker(book, workerService(book, settings, { wrong, failed, sent }))
`
