import type { ItemNotes, SectionNotes } from '../../site/menu.ts'

/** An element that the menu gains: where, which, what it says, and where it leads. */
export type Note = [to: string, element: string, text: string, href?: string]

/** The notes of the whole menu as elements, each for a place that Menu.tsx draws. */
export function notesOf(sections: readonly SectionNotes[]): Note[] {
  return sections.flatMap(({ items, newest }, s) => {
    const panel = `.menu>ul>:nth-child(${s + 1}) .menu-panel`
    const inItems = items.flatMap((item, i) => itemNotes(item, `${panel}>ul>:nth-child(${i + 1}) .menu-links`))
    if (!newest) return inItems
    const foot = `${panel}>div`
    return [
      ...inItems,
      [panel, 'div', ''],
      [foot, 'p', newest.category],
      [`${foot}>p`, 'small', newest.date],
      [foot, 'a', newest.title, newest.href],
    ]
  })
}

function itemNotes({ lines, sentence, choosing }: ItemNotes, links: string): Note[] {
  const notes: Note[] = []
  for (const [i, line] of lines.entries()) if (line) notes.push([`${links}>ul>:nth-child(${i + 1})>a`, 'small', line])
  if (sentence) notes.push([links, 'p', sentence])
  if (choosing.length > 0) notes.push([links, 'dl', ''])
  for (const { title, text } of choosing) notes.push([`${links}>dl`, 'dt', title], [`${links}>dl`, 'dd', text])
  return notes
}
