import { figure } from './figures/figure.ts'
import { common, exhibit, feature, heading, kind, nextStep, point } from './parts.ts'
import { flag, group, list, many } from './shape.ts'
import { address, line, phrase, webAddress } from './text.ts'

/** Front matter of the pages about the group itself. */

const action = group({
  label: line(2, 24).describe('What stands on the button.'),
  page: address.describe('Where it leads.'),
})

const serviceCard = group({
  title: line(2, 40).describe("The card's title."),
  description: line(20, 140).describe('What the division does, in one sentence.'),
  invite: phrase(4, 40).describe('What is to be seen there, at the foot of the card, such as "See the products".'),
  page: address.describe('The division it leads to.'),
})

const strand = group({
  page: address.describe('The division; its name stands beside its strands.'),
  does: phrase(4, 60).describe('What it does, in a few words, shown below its name once that is pointed at.'),
})

const audience = group({
  who: phrase(2, 24).describe('Who it is for, such as "Freelancers".'),
  gets: phrase(4, 44).describe('What they get, in a few words.'),
  page: address.describe('Where they belong.'),
})

export const home = group({
  kind: kind('home'),
  ...common,
  heading: line(2, 70).describe('The headline.'),
  audiences: list(2, 4, audience).describe('Whom the company is for, and what they get: links in the hero.'),
  actions: list(2, 2, action).describe('The two buttons of the hero: the first is the main one.'),
  services: group({
    heading: heading.describe('What the cards are.'),
    intro: line(10, 120).describe('One sentence beside the heading.'),
    cards: list(5, 5, serviceCard).describe('The five cards, in a row where there is room.'),
  }).describe('The cards of the divisions.'),
  strands: list(2, 6, strand).describe('The divisions, in the order of the figure, which is best that of the cards.'),
  proof: group({
    heading: heading.describe('What the exhibits are.'),
    text: line(10, 120).describe('One sentence beside it.'),
    exhibits: list(1, 3, exhibit).describe(
      'Figures of other pages, as those pages have them now: documents, screens, or the lines of a family.',
    ),
  }).describe('What the work looks like: figures of pages, below the hero.'),
  insights: group({ heading: heading.describe('What the slides are.') }).describe(
    'The carousel of the four newest articles.',
  ),
  next: nextStep,
})

const outboundLink = group({
  label: line(2, 24).describe('What it leads to, such as "Profile".'),
  href: webAddress.describe('The address, on another site.'),
})

const teamMember = group({
  name: line(2, 60).describe('Who it is.'),
  role: line(2, 60).describe('What the person does here.'),
  bio: line(80, 1600).describe('Paragraphs, separated by blank lines.'),
  links: list(2, 2, outboundLink).describe('Where to read more: a profile and a blog.'),
})

const duty = group({
  page: address.describe('The division.'),
  does: line(10, 180).describe('What it does and for whom, in a sentence or two.'),
})

const glance = group({
  what: phrase(10, 60).describe('What the company is, in a few words.'),
  does: phrase(10, 60).describe('What it does, as it would follow "We", such as "Explain and build".'),
  doesNot: phrase(10, 60).describe('What it leaves to others, as it would follow "We don\'t"; the box says it, too.'),
})

const license = group({
  heading: heading.describe('What the box is about.'),
  text: line(80, 600).describe('Who does it, and what a visitor has to know: paragraphs, separated by blank lines.'),
  registers: line(40, 400).describe('Where a visitor can look a firm up.'),
})

export const about = group({
  kind: kind('about'),
  ...common,
  glance: glance.describe('The company in one row, before its offices.'),
  mission: line(80, 1200).describe('Why the group exists: paragraphs, separated by blank lines; the first leads.'),
  license: license.describe('Who does what the company may not, in a box beside its mission.'),
  values: list(4, 4, feature).describe('What it holds itself to, on a card each.'),
  team: list(1, 1, teamMember).describe('The founder, on a card, and nobody else.'),
  divisions: group({
    heading: heading.describe('What the rows are.'),
    duties: list(0, many, duty).default([]).describe('A line for each division; one without has its own summary.'),
  }).describe('Who does what.'),
  figure: figure.optional().describe('One drawing of what one division may tell another.'),
  next: nextStep,
})

export const careers = group({
  kind: kind('careers'),
  ...common,
  perks: group({
    heading: heading.describe('Why to work here.'),
    points: list(4, 4, point).describe('The reasons.'),
  }).describe('The band of reasons to work here.'),
  positions: group({
    heading: heading.describe('What the list is.'),
    none: line(20, 200).describe('What the list says while no position is open.'),
  }).describe('The list of positions, which come from content/positions.'),
  next: nextStep,
})

export const contact = group({
  kind: kind('contact'),
  ...common,
  form: heading.describe('The heading over the form.'),
  hours: group({
    heading: heading.describe('What the card is.'),
    text: line(10, 120).describe('The days and hours.'),
    urgent: line(20, 200)
      .refine((text) => text.includes('@'), 'must name the address to write to, such as {{supportEmail}}')
      .describe('What to do outside them; the address in it becomes a link.'),
  }).describe('The card beside the form: when somebody answers.'),
  addresses: heading.describe(
    'The heading over the addresses by subject; the text has a part for whichever has more to say.',
  ),
  offices: group({
    heading: heading.describe('What the cards are.'),
    text: line(20, 140).describe('One sentence beside the heading.'),
  }).describe('The cards of the offices, which come from content/company.yaml.'),
})

export const legal = group({
  kind: kind('legal'),
  ...common,
  entities: flag.describe('True shows the legal entities of company.yaml below the text, once there are some.'),
  dated: flag.describe('True shows the date of the day it is read.'),
})
