import { common, ending, everywhere, next, points, sentences } from './phrases.ts'

/** The smallest content that is whole: one file of each sort, and nothing wrong with any. Mistakes are made in it. */

export const site: Readonly<Record<string, string>> = {
  'content/company.yaml': `name: Example Society
shortName: Society
tagline: Kites and letters.
site: https://www.example.com
founder: Ada Example
tratoWebsite: https://trato.example.com
notice: Not an offer. A licensed firm, named in your contract, does what calls for a license.
emails:
  support: support@example.com
  privacy: privacy@example.com
  legal: legal@example.com
  press: press@example.com
  careers: careers@example.com
authors:
  - name: Ida Example
    role: writer
offices:
  - city: London
    address: [20 Example Street, London]
    phone: +44 20 7946 0142
    email: london@example.com
    timeZone: Europe/London
    country: GB
careers:
  departments: [Community, Research]
  types: [Full-time, Part-time]
social:
  - label: Profile
    href: https://example.com/profile
`,

  'content/menu.yaml': `- title: Offers
  short: Offers
  page: /offers
  items:
    - page: /offers
    - page: /offers/kite
- title: Company
  short: Company
  page: /about
  items:
    - page: /about
    - page: /careers
`,

  'content/footer.yaml': `- title: Company
  links:
    - page: /about
    - page: /about
      anchor: history
      label: History
`,

  'content/search.yaml': `- words: [kite, flyer]
- words: [careers, jobs]
`,

  'content/pages/index.md': `---
kind: legal
${common('Home', 1)}
---

${everywhere('Read')}

${sentences('home', 18)}
`,

  'content/pages/about.md': `---
kind: legal
${common('About', 2)}
---

${everywhere('See').replace('(/about)', '(/)')}

## History

${sentences('history', 18)}
`,

  'content/pages/offers/index.md': `---
kind: family
${common('Offers', 3)}
lede: Paper and string for people who like to wait for wind. We mend what tears; you carry it home and dry it by the stove.
action: Ask about our offers
glance:
  for: People with a hill
  get: String and patience
  cost: An hour of work
members:
  heading: All that we offer
compare:
  - Cost
choosing:
${points('choosing', 2)}
${next('offers')}
---

${sentences('offers', 16)}
`,

  'content/pages/offers/kite.md': `---
kind: offering
${common('Kite', 1)}
aliases:
  - /old-kite
lede: A kite of paper and two sticks for calm evenings. We knot the tail; you run until it stays up by itself.
action: Ask about the kite
glance:
  for: People with a hill
  get: String and patience
  cost: An hour of work
facts:
  - label: Cost
    value: Little
  - label: Size
    value: Small
  - label: Place
    value: Outside
  - label: Time
    value: One hour
gets:
${points('what a kite does', 4)}
steps:
${points('how a kite flies', 3)}
${ending('the kite')}
---

${sentences('kites', 10)}
`,

  'content/pages/insights/index.md': `---
kind: legal
${common('Insights', 4)}
---

${sentences('insights', 19)}
`,

  'content/pages/insights/letters.md': `---
kind: category
${common('Letters', 1)}
covers:
${points('letters', 3)}
${ending('a letter')}
---

${sentences('letters', 12)}
`,

  'content/insights/letters/tides.md': `---
${common('Tides', 1).replace(/\norder: .*/, '')}
heading: A letter about tides
date: 2026-01-31
figure:
  draws: chain
  label: Step by step
  heading: The moon moves the harbor
  links:
    - title: Moon
      text: It pulls at the sea
    - title: The sea
      text: It rises and falls
    - title: Harbor
      text: It fills and empties
related:
  - /about
  - /offers
---

${sentences('tides', 20)}

## How we watch

${sentences('watching', 31)}
`,

  'content/pages/careers.md': `---
kind: careers
${common('Careers', 5)}
perks:
  heading: Why here
  points:
    - title: Daylight
      text: ${sentences('daylight', 4)}
    - title: Tools
      text: ${sentences('tools', 4)}
    - title: Lunch
      text: ${sentences('lunch', 4)}
    - title: Quiet
      text: ${sentences('quiet', 4)}
positions:
  heading: Open places
  none: No place is open today, so please come back later.
${next('work')}
---
`,

  'content/positions/kite-maker.md': `---
title: Kite maker
department: Research
location: London
type: Full-time
summary: Makes kites for the society
description: A place for somebody who makes kites, cares for the paper and likes to work outside in wind.
requirements:
  - A steady hand
  - A sharp knife
  - Some patience
closes: 2999-12-31
---

${sentences('making kites', 16)}
`,
}
