import type { Page } from '../model/page.ts'
import { isClosed, isInPreparation } from '../model/status.ts'
import About from './About.astro'
import Article from './Article.astro'
import Assets from './Assets.astro'
import Careers from './Careers.astro'
import Category from './Category.astro'
import ClosedPosition from './ClosedPosition.astro'
import Contact from './Contact.astro'
import Division from './Division.astro'
import Family from './Family.astro'
import Home from './Home.astro'
import InPreparation from './InPreparation.astro'
import Legal from './Legal.astro'
import Offering from './Offering.astro'
import Position from './Position.astro'
import Product from './Product.astro'
import Shelf from './Shelf.astro'

type Template<Shown extends Page> = (props: { page: Shown }) => unknown
type Published<Kind> = Exclude<Extract<Page, { kind: Kind }>, { status: 'in-preparation' }>

/** The template of each kind of page. A kind that the schema knows and this does not fails the type check. */
const templates: { [Kind in Page['kind']]: Template<Published<Kind>> } = {
  home: Home,
  about: About,
  careers: Careers,
  contact: Contact,
  legal: Legal,
  position: Position,
  division: Division,
  family: Family,
  offering: Offering,
  assets: Assets,
  product: Product,
  shelf: Shelf,
  category: Category,
  article: Article,
}

/** Which template shows a page. Each takes its own kind alone, and the record above has matched the two. */
export function templateOf(page: Page): Template<Page> {
  if (isInPreparation(page)) return InPreparation as Template<Page>
  return (isClosed(page) ? ClosedPosition : templates[page.kind]) as Template<Page>
}
