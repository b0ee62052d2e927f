/** As a problem says it; that file reads the schemas, and they read this one. */
interface Slip {
  what: string
  cure: string
}

const copied = 'Open it, and copy the address that the browser shows then.'
const anew = 'Copy it anew from the browser.'
const forAll = 'Link to a page that anybody can open, or say it in the text.'
const asSeen = 'Write the address that visitors see; a page of this site is written /about.'
const secret = 'a private document, or one that asks for a sign-in.'
const detour = 'which leads to another address by a detour.'
/** These hosts, and all below them. */
const hosts = (names: string) =>
  new RegExp(`^(?:[^/]+\\.)?(?:${names.trim().replaceAll('.', '\\.').split(/\s+/).join('|')})(?:/|$)`)

/** Where nobody should be sent, by the host and the path in small letters; the first that fits is told. */
const places: [is: RegExp, what: string, cure: string][] = [
  [/^(?:[^/]+\.)?localhost\/|^(?:127\.[\d.]+|0\.0\.0\.0|\[::1?\])\//, 'which opens only on your own computer.', asSeen],
  [
    /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)\.[\d.]+\/|^\[f[cde]|\.(?:local|lan|internal|intranet|corp|home|localdomain|home\.arpa)\//,
    'which opens only inside one network.',
    forAll,
  ],
  [/^(?:[\d.]+|\[[^\]]*\])\//, 'which is a number instead of a name.', forAll],
  [/^[^./]+\//, 'whose host has no ending such as .com.', anew],
  [/^(?:ww|wwww+)\.|\.(?:con|cmo|ocm|comm|ogr|orgg|gv)\//, 'whose host looks misspelled.', anew],
  [
    /^(?:staging|stage|preview|uat|deploy-preview-\d+)[.-]|\.(?:ngrok\.io|ngrok-free\.app|trycloudflare\.com|loca\.lt|github\.dev|gitpod\.io|pages\.dev)\//,
    'which is a site for trying things out.',
    asSeen,
  ],
  [
    /^(?:docs\.google\.com\/(?!.*\/(?:d\/e\/|pub))|github\.com\/.*\/edit\/|(?:www\.)?(?:figma\.com\/(?:file|design|proto)|canva\.com\/design|miro\.com\/app|chatgpt\.com|claude\.ai)\/|[^/]+\.slack\.com\/(?:archives|files))/,
    secret,
    forAll,
  ],
  [
    hosts(`
      drive.google.com mail.google.com meet.google.com calendar.google.com sharepoint.com 1drv.ms onedrive.live.com
      dropbox.com box.com notion.so trello.com atlassian.net app.asana.com airtable.com zoom.us teams.microsoft.com
      outlook.office.com outlook.office365.com outlook.live.com web.whatsapp.com wetransfer.com we.tl icloud.com
      evernote.com`),
    secret,
    forAll,
  ],
  [
    /^(?:www\.)?google\.[a-z.]+\/(?:url|amp)\b|^translate\.google\.|\.(?:translate\.goog|cdn\.ampproject\.org)\//,
    detour,
    copied,
  ],
  [
    hosts(`
      safelinks.protection.outlook.com urldefense.com urldefense.proofpoint.com linkprotect.cudasvc.com mimecast.com
      list-manage.com l.facebook.com lm.facebook.com l.instagram.com out.reddit.com slack-redir.net t.umblr.com
      webcache.googleusercontent.com click.convertkit-mail.com`),
    detour,
    copied,
  ],
  [
    hosts(`
      bit.ly t.co tinyurl.com goo.gl ow.ly buff.ly is.gd lnkd.in rebrand.ly cutt.ly shorturl.at rb.gy tiny.cc dlvr.it
      trib.al amzn.to fb.me wp.me t.ly bl.ink s.id`),
    'a short form that does not say where it leads, and may lead elsewhere tomorrow.',
    copied,
  ],
]

/** What tells another company who follows a link, and from where. */
const follows =
  /^(?:utm_\w+|fbclid|gclid|dclid|gbraid|wbraid|gad_source|msclkid|yclid|twclid|igshid|mc_[ce]id|_hsenc|_hsmi|mkt_tok|vero_id|oly_\w+_id)$/i

/** What is wrong with an address on another site, if anything is: told behind the address and a comma. */
export function webSlip(url: string): Slip | undefined {
  const twice = /^https?:\/{0,3}(https?:?\/{1,3}.*)$/i.exec(url)?.[1]
  if (twice) return { what: 'which begins twice.', cure: `Write ${twice.replace(/^(https?):?\/*/i, '$1://')}.` }
  if (/\s|^https?:(?!\/\/[^/])/i.test(url) || !URL.canParse(url)) return { what: 'which is no address.', cure: anew }
  const { protocol, hostname, host, pathname, searchParams, username } = new URL(url)
  if (username !== '' || /^https?:\/\/[^/?#]*@/i.test(url))
    return {
      what: `which leads to ${host}, whatever stands before the @.`,
      cure: `Remove what stands before the @, if ${host} is meant.`,
    }
  if (
    /^https?:\/\/[^/]*(?:[a-z][^/.]*[\p{sc=Cyrillic}\p{sc=Greek}]|[\p{sc=Cyrillic}\p{sc=Greek}][^/.]*[a-z])/iu.test(url)
  )
    return { what: 'whose host mixes the letters of two alphabets.', cure: 'Type it anew: it leads somewhere else.' }
  const [, what, cure] = places.find(([is]) => is.test(`${hostname}${pathname}`.toLowerCase())) ?? []
  if (what && cure) {
    const meant = cure === copied && ['url', 'u', 'q'].map((name) => searchParams.get(name)).find(isWeb)
    return { what, cure: meant ? `Write ${meant}, if that is where it leads.` : cure }
  }
  const marks = [...searchParams.keys()].filter((name) => follows.test(name))
  if (marks.length > 0)
    return { what: `which follows readers (${marks.join(', ')}).`, cure: `Write ${without(url, marks)}.` }
  // Names of companies end so: /wiki/Apple_Inc.
  const [end] = /[,;:!'"\]>]$|(?<!_[A-Z][a-z]{1,3})\.$/.exec(url) ?? []
  if (end) return { what: `which ends with "${end}".`, cure: `Write ${url.slice(0, -1)}, if that opens.` }
  return protocol === 'http:' ? { what: 'which is not encrypted.', cure: 'Begin it with https://.' } : undefined
}

const isWeb = (text: string | null): text is string => text !== null && /^https?:\/\/./.test(text)

function without(url: string, names: readonly string[]): string {
  const clean = new URL(url)
  for (const name of names) clean.searchParams.delete(name)
  return clean.href
}
