import { xml } from './xml.ts'

/** An article in a feed, whole. */
export interface FeedEntry {
  title: string
  /** Its full address, by which readers know it. */
  url: string
  published: string
  updated: string
  author: string
  category: string
  summary: string
  /** The picture that stands for it. */
  image: string
  /** Its text, with full addresses. */
  html: string
}

interface Feed {
  title: string
  subtitle: string
  /** Of the page that lists the same articles. */
  url: string
  /** Of the feed itself. */
  self: string
  icon: string
  /** Newest first, at least one. */
  entries: readonly FeedEntry[]
}

/** An Atom feed (RFC 4287) with the full text of every article. */
export function atom({ title, subtitle, url, self, icon, entries }: Feed): string {
  const updated =
    entries
      .map((entry) => entry.updated)
      .toSorted()
      .at(-1) ?? ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${xml(self)}</id>
<title>${xml(title)}</title>
<subtitle>${xml(subtitle)}</subtitle>
<link rel="alternate" type="text/html" href="${xml(url)}"/>
<link rel="self" type="application/atom+xml" href="${xml(self)}"/>
<icon>${xml(icon)}</icon>
<updated>${moment(updated)}</updated>
${entries.map(written).join('\n')}
</feed>
`
}

function written(entry: FeedEntry): string {
  return `<entry>
<id>${xml(entry.url)}</id>
<title>${xml(entry.title)}</title>
<link rel="alternate" type="text/html" href="${xml(entry.url)}"/>
<link rel="enclosure" type="image/png" href="${xml(entry.image)}"/>
<published>${moment(entry.published)}</published>
<updated>${moment(entry.updated)}</updated>
<author><name>${xml(entry.author)}</name></author>
<category term="${xml(entry.category)}"/>
<summary>${xml(entry.summary)}</summary>
<content type="html">${xml(entry.html)}</content>
</entry>`
}

/** A day begins at midnight, UTC, as it does for builds. */
const moment = (day: string) => `${day}T00:00:00Z`

/** HTML whose links and pictures lead to the site from wherever it is read. */
export function withFullAddresses(html: string, site: string, address: string): string {
  return html
    .replaceAll(/ (href|src)="(\/(?!\/)[^"]*)"/g, ` $1="${site}$2"`)
    .replaceAll(/ href="(#[^"]*)"/g, ` href="${site}${address}$1"`)
    .replaceAll(/ srcset="([^"]*)"/g, (_, set: string) => ` srcset="${set.replaceAll(/(^|, *)\//g, `$1${site}/`)}"`)
}
