import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bookFile } from '../deploy/address-book.ts'
import { healthAddress } from '../service/health.ts'
import { fileReader } from '../src/model/content-files.ts'
import { companySchema } from '../src/model/schema/facts.ts'
import { siteAddress } from '../src/model/site-address.ts'
import { settingsFile } from '../src/site/message-settings.ts'
import { ask } from '../tests/hosts/ask.ts'
import { addressRules } from '../tests/hosts/rules/addresses.ts'
import { deliveryRules } from '../tests/hosts/rules/delivery.ts'
import { headerRules } from '../tests/hosts/rules/headers.ts'
import { hostAt, type Rules, unless } from '../tests/hosts/rules/rule.ts'

/**
 * Holds a public address to the hosting contract: npm run live -- https://www.example.org, or without an address the
 * site's own. It only reads, a few things at a time, and compares what comes with dist/.
 */

const shown = 8

const overTls: Rules = {
  'plain http leads to the same page over https': async ({ origin, book }) => {
    const { hostname } = new URL(origin)
    const page = book.pages.at(-1) ?? '/'
    const { status, headers } = await ask(`http://${hostname}`, page)
    const leads = [301, 308].includes(status) && headers.location === origin + page
    return unless(leads, `http://${hostname}${page}: ${status} ${headers.location ?? ''}`)
  },
}

const withService: Rules = {
  'the service that takes messages is well': async ({ origin }) => {
    const { status, body } = await ask(origin, healthAddress)
    return unless(status === 200, `${healthAddress}: ${status} ${body.toString().slice(0, 200)}`)
  },
}

function ownAddress(): string {
  const company = fileReader('.', { withDrafts: false }).yaml('content/company.yaml', companySchema)
  return siteAddress(company?.site ?? '', process.env['SITE_URL']).site
}

/** Where to look, and that somebody is there who does not send us elsewhere. */
async function originToAsk([given, ...more]: string[]): Promise<string> {
  const written = given ?? ownAddress()
  const { origin, pathname = '' } = URL.parse(written) ?? {}
  if (!/^https?:\/\//.test(written) || !origin || pathname !== '/' || more.length > 0)
    throw new Error(`"${[written, ...more].join(' ')}" is no address. Use: npm run live -- https://www.example.org`)
  if (!existsSync(join('dist', bookFile)))
    throw new Error('There is no dist/ to compare with. Run npm run build first, on the commit that was published.')
  const { headers } = await ask(origin, '/').catch((error: Error) => {
    throw new Error(`${origin} does not answer. ${error.message}`)
  })
  const { origin: next = origin } = URL.parse(headers.location ?? '', origin) ?? {}
  if (next !== origin) throw new Error(`${origin} leads to ${next}. Look there: npm run live -- ${next}`)
  return origin
}

async function live(): Promise<void> {
  const origin = await originToAsk(process.argv.slice(2))
  const host = { ...hostAt(origin, 'dist'), isOnlyRead: true }
  const { pages, moved, files } = host.book
  const sizes = `${pages.length} pages, ${Object.keys(moved).length} old addresses and ${files.length} other files`
  console.log(`Asking ${origin} for ${sizes}.`)
  const isPublic = /^https:\/\/[^:]+$/.test(origin)
  const takesMessages = existsSync(join('dist', '_hosts', settingsFile))
  const rules = {
    ...addressRules,
    ...headerRules,
    ...deliveryRules,
    ...(isPublic && overTls),
    ...(takesMessages && withService),
  }
  const broken: string[] = []
  for (const [sentence, rule] of Object.entries(rules)) {
    const faults = await rule(host).catch((error: Error) => [error.message])
    console.log(`${faults.length ? 'WRONG' : 'ok   '}  ${sentence}`)
    for (const fault of faults.slice(0, shown)) console.log(`         ${fault}`)
    if (faults.length > shown) console.log(`         and ${faults.length - shown} more`)
    broken.push(...faults)
  }
  console.log(
    'NOT TRIED: what nobody should send to a public host, broken requests and writing; npm run test:hosts does.',
  )
  if (!isPublic)
    console.log('NOT TRIED: whether plain http leads to https, because this address has a port of its own.')
  if (broken.some((fault) => fault.endsWith('is not what was built')))
    console.log(
      'dist/ is perhaps not the build that is live: build the commit that was published, for the same address.',
    )
  console.log(broken.length ? `Wrong at ${origin}: ${broken.length}.` : `All is well at ${origin}.`)
  if (broken.length > 0) process.exitCode = 1
}

try {
  await live()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
// Connections are kept for the next question, and there is none.
process.exit()
