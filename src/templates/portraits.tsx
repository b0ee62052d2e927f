import type { ReactNode } from 'react'
import { InstrumentsPortrait } from '../features/instruments/InstrumentsPortrait.tsx'
import type { Page } from '../model/page.ts'
import type { PlatePart } from '../sections/Plate.tsx'
import { instrumentsOf } from '../site/instrument-views.ts'
import type { MenuItem } from '../site/menu.ts'
import { pageAt, pathTo, type Tree } from '../site/tree.ts'

/** The families of a division as its plate shows them. */

interface Portrait {
  figure: ReactNode
  /** The columns of twelve that it is drawn for; left out, all that are there. */
  columns?: number
}

/** First what is drawn here, then what is listed. */
export function platePartsOf(tree: Tree, division: string, families: readonly MenuItem[]): PlatePart[] {
  const parts = families.map((family) => partOf(tree, division, family))
  return [...parts.filter(({ figure }) => figure), ...parts.filter(({ figure }) => !figure)]
}

function partOf(tree: Tree, division: string, { subItems, ...family }: MenuItem): PlatePart {
  const home = drawnElsewhere(tree, division, family.href)
  const portrait = home || subItems.length === 0 ? undefined : portraitOf(tree, pageAt(tree, family.href), subItems)
  return { ...family, home, ...portrait, links: portrait ? subItems.filter(({ isUpcoming }) => isUpcoming) : subItems }
}

/** The division that a family lives in, if it draws the family itself: one drawing is enough. */
function drawnElsewhere(tree: Tree, division: string, address: string) {
  const home = pathTo(tree, address).find((page) => page.kind === 'division')
  if (!home || home.address === division || home.products) return
  return home.heading ?? home.name
}

function portraitOf(tree: Tree, family: Page, labels: MenuItem['subItems']): Portrait | undefined {
  // A name that two pages share says more in the menu, and so it does here.
  const named = <Member extends { name: string; href: string }>(members: readonly Member[]) =>
    members.map((member) => ({
      ...member,
      name: labels.find(({ href }) => href === member.href)?.label ?? member.name,
    }))
  switch (family.kind) {
    case 'instruments':
      return { figure: <InstrumentsPortrait instruments={named(instrumentsOf(tree, family))} />, columns: 4 }
    default:
      return
  }
}
