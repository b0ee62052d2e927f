import { type AddressBook, hostsFolder } from '../address-book.ts'
import { hashedFolder, headersOf, isPicture, methods, neededByPages, pictures, securityHeaders } from '../headers.ts'

/** What Cloudflare's static assets read beside `wrangler.json`. None of it is uploaded as a page. */
export function cloudflareFiles(book: AddressBook, withService = false): Record<string, string> {
  return {
    _headers: headersFile(book),
    '.assetsignore': ignoredFile(book),
    [`${hostsFolder}/worker.ts`]: withService ? workerWithService : worker,
  }
}

function headersFile({ scripts, files }: AddressBook): string {
  // Cloudflare refuses other methods by itself, and leaves it to us to say which there are.
  const common = { ...securityHeaders(scripts), Allow: methods.join(', ') }
  const lines = Object.entries(headersOf('/', common, neededByPages(files))).map(
    ([name, value]) => `  ${name}: ${value}\n`,
  )
  // Taken away first: two rules would add up to one line with both.
  const instead = (name: string, path: string) => `  ! ${name}\n  ${name}: ${headersOf(path, common)[name]}\n`
  const endings = new Set([...pictures, ...files.map((file) => file.slice(file.lastIndexOf('.') + 1))])
  return [
    '/*\n',
    ...lines,
    `${hashedFolder}*\n${instead('Cache-Control', hashedFolder)}`,
    ...Array.from(endings, (ending) => {
      const file = `/a.${ending}`
      return `/*.${ending}\n${isPicture(file) ? instead('Cross-Origin-Resource-Policy', file) : ''}  ! Link\n`
    }),
  ].join('')
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
