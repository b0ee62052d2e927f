/** What the files of the small content are made of. */

/** So many sentences that no other page has, of ten words each. */
export function sentences(about: string, count: number): string {
  return Array.from({ length: count }, (_, i) => `Some words about ${about} stand here in line number ${i + 1}.`).join(
    ' ',
  )
}

export const everywhere = (
  verb: string,
) => `${verb} [about us](/about), [offers](/offers), [the kite](/offers/kite), [insights](/insights),
[letters](/insights/letters), [tides](/insights/letters/tides), [work](/careers) and [a place](/careers/kite-maker).`

export const common = (name: string, order: number) => `name: ${name}
title: ${name} of a small society
description: What the society says about ${name} on this page, long enough for a search result.
summary: What we say about ${name}
order: ${order}`

export const next = (about: string) => `next:
  heading: Ask us about ${about}
  inquiry: Other`

export const ending = (about: string) => `questions:
  - question: May I see ${about} first?
    answer: You may see ${about} on any weekday.
  - question: Who looks after ${about} here?
    answer: The keeper looks after ${about} alone.
  - question: What happens to ${about} in winter?
    answer: In winter we put ${about} into the shed.
related:
  - /about
  - /offers
${next(about)}`

export const points = (about: string, count: number) =>
  Array.from(
    { length: count },
    (_, i) => `  - title: Point ${i + 1}\n    text: This is point ${i + 1} about ${about}.`,
  ).join('\n')
