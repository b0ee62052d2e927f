import { nearest } from '../../src/features/not-found/nearest.ts'
import { sheet } from '../../src/lib/sheet.ts'
import { xml } from '../../src/seo/feed.ts'
import type { Visits } from './count.ts'

type Row = readonly [count: number, name: string, note: string]

const number = (count: number) => count.toLocaleString('en-US')

/** What both the terminal and the page say. */
export function report({ lines, pages, missing, sites, days }: Visits, addresses: readonly string[]) {
  const candidates = addresses.map((address) => ({ name: address, address }))
  const near = (path: string) => nearest(path, candidates, 1).map(({ address }) => `perhaps ${address}`)[0]
  const rows = (counts: Visits['sites'], note: (name: string) => string | undefined = () => '') =>
    counts.top().map(([name, count]): Row => [count, name, note(name) ?? ''])
  const n = Object.fromEntries(Object.entries(lines).map(([kind, count]) => [kind, number(count)]))
  const summary = `${n['all']} lines: ${n['views']} views of pages, ${n['ready']} pages made ready for somebody who rested on a link,
${n['missing']} not found, ${n['others']} files and redirects. Left out: ${n['programs']} by programs, ${n['probes']} that try doors,
and ${n['unreadable']} that are no request.`
  const hint = '\nMost of it could not be read: it takes the "combined" log of nginx and the JSON of Cloudflare.'
  return {
    summary: lines.unreadable > lines.all / 2 ? summary + hint : summary,
    tables: {
      Pages: rows(pages),
      'Asked for and not found': rows(missing, near),
      'Sites that led here': rows(sites),
      Days: rows(days).sort(([, a], [, b]) => b.localeCompare(a)),
    },
  }
}

type Report = ReturnType<typeof report>

export function asText({ summary, tables }: Report, most = 20): string {
  const parts = Object.entries(tables).map(([title, rows]) => {
    const line = ([count, name, note]: Row) => `${number(count).padStart(10)}  ${name}  ${note}`.trimEnd()
    const more = rows.length > most ? `and ${number(rows.length - most)} more` : rows.length === 0 ? 'none' : ''
    return [title, ...rows.slice(0, most).map(line), ...(more ? [more.padStart(10)] : [])].join('\n')
  })
  return `${[summary, ...parts].join('\n\n')}\n`
}

const style = `:root{color-scheme:light dark;font:1rem/1.5 system-ui}body{max-width:60rem;margin:auto;padding:1rem}th{font-weight:400;text-align:left;padding:0 1rem;overflow-wrap:anywhere}td:first-child{text-align:right;font-variant-numeric:tabular-nums}figure{margin:0}td,th{vertical-align:top}svg{width:100%;fill:light-dark(#356,#9bc)}`

/** One page that needs nothing else. The picture says nothing that the table of days does not. */
export function asHtml({ summary, tables }: Report, today: string): string {
  const line = ([count, name, note]: Row) =>
    `<tr><td>${number(count)}</td><th scope="row">${xml(name)}</th><td>${xml(note)}</td></tr>`
  const parts = Object.entries(tables).map(
    ([title, rows]) =>
      `<h2>${title}</h2>\n${title === 'Days' ? drawn(rows, today) : ''}<table>${rows.map(line).join('\n') || '<tr><td>none'}</table>`,
  )
  return sheet('Visits', style, `<p>${xml(summary)}</p>\n${parts.join('\n')}`)
}

/** A bar for each of the latest 92 days. A day still to come, by a clock that is wrong, moves no picture. */
function drawn(rows: readonly Row[], today: string): string {
  const views = new Map(rows.map(([count, day]) => [day, count]))
  const past = [...views.keys()].filter((day) => day <= today)
  const [last] = past
  if (!last) return ''
  const days = Array.from({ length: 92 }, (_, i) =>
    new Date(Date.parse(last) - (91 - i) * 86_400_000).toISOString().slice(0, 10),
  )
  const shown = days.slice(Math.max(0, days.indexOf(past.at(-1) ?? '')))
  const highest = Math.max(...shown.map((day) => views.get(day) ?? 0))
  const bars = shown.map((day, i) => {
    const [count, height] = [views.get(day) ?? 0, Math.round((100 * (views.get(day) ?? 0)) / highest)]
    return `<rect x="${i * 10}" y="${100 - height}" width="8" height="${height}"><title>${day}: ${number(count)}</title></rect>`
  })
  const label = `Views a day from ${shown[0]} to ${last}, at most ${number(highest)}. The table has each day.`
  return `<figure><svg viewBox="0 0 ${Math.max(300, shown.length * 10)} 100" role="img" aria-label="${label}">${bars.join('')}</svg><figcaption>${label}</figcaption></figure>\n`
}
