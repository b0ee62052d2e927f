import { copy, type Mistake, write } from './edits.ts'
import { loosePage } from './loose-files.ts'

const kite = 'content/pages/offers/kite.md'

/** Mistakes in where a file lies and what it is called. */
// biome-ignore format: a mistake a line reads as a table
export const files: Mistake[] = [
  ['saves a page as text', 'content/pages/offers/boat.txt', copy(kite), 'file: is read by nothing, so it is not published.', 'Rename it to boat.md, or remove it.'],
  ['saves a page as .mdx', 'content/pages/offers/boat.mdx', copy(kite), 'file: is read by nothing, so it is not published.', 'Rename it to boat.md, or remove it.'],
  ['saves a page as .markdown', 'content/pages/offers/boat.markdown', copy(kite), 'file: is read by nothing, so it is not published.', 'Rename it to boat.md, or remove it.'],
  ['saves a page twice over', 'content/pages/offers/boat.md.txt', copy(kite), 'file: is read by nothing, so it is not published.', 'Rename it to boat.md, or remove it.'],
  ['ends the name in capital letters', 'content/pages/offers/boat.MD', copy(kite), 'file: is read by nothing, so it is not published.', 'Rename it to boat.md, or remove it.'],
  ['puts a page outside the folders', 'content/offers/boat.md', copy(kite), 'file: is read by nothing, so it is not published.', 'Move it into content/pages, content/insights, content/positions.'],
  ['misspells a folder', 'content/position/boat-maker.md', copy(kite), 'file: is read by nothing, so it is not published.', 'Move it into content/pages, content/insights, content/positions.'],
  ['saves the menu as .yml', 'content/menu.yml', copy('content/menu.yaml'), 'file: is read by nothing, so it is not published.', 'Only company.yaml, menu.yaml, footer.yaml, search.yaml are read, in content/. Did you mean menu.yaml?'],
  ['adds a YAML file', 'content/settings.yaml', write('a: 1\n'), 'file: is read by nothing, so it is not published.', 'Only company.yaml, menu.yaml, footer.yaml, search.yaml are read, in content/. Remove it.'],
  ['leaves a document', 'content/pages/offers/boat.docx', write('x'), 'file: is read by nothing, so it is not published.', 'Remove it. Pages are Markdown files that end in .md.'],
  ['leaves an image that no text shows', 'content/pages/offers/boat.png', write('x'), 'file: is read by nothing, so it is not published.', 'Show it in a text beside it, ![what it shows](boat.png), or remove it.'],
  ['puts a blank into a name', 'content/pages/offers/My Boat.md', copy(kite), 'file name: gives the address /offers/My Boat.', 'Use lower-case letters, digits and hyphens only, such as offers/my-boat.md.'],
  ['takes an address that is taken', 'content/pages/about/index.md', write(loosePage), 'file name: claims the address /about, which content/pages/about.md has already.', 'Remove one of the two files, or give it another name.'],
  ['puts a page below one that is not there', 'content/pages/boats/paper.md', write(loosePage), 'file name: has no page above it at /boats.', 'Add that page, or move this file into the folder of a page that exists.'],
  ['gives an address of more than 200 characters', `content/pages/${'kite-'.repeat(40)}end.md`, write(loosePage), 'file name: gives the address /kite-kite-kite-kite-kite-kite-kite-kite…, of 204 characters, at most 200.', 'Choose another name.'],
  ['names a page after nothing', 'content/pages/untitled-1.md', write(loosePage), 'file name: gives the address /untitled-1, which sounds like a working copy.', 'Name the file after what it is about.'],
  ['names a page after its versions', 'content/pages/boats-final-v2.md', write(loosePage), 'file name: gives the address /boats-final-v2, which sounds like a working copy.', 'Name the file after what it is about.'],
  ['takes the address of the page for errors', 'content/pages/404.md', write(loosePage), 'file name: gives the address /404, which the site keeps for itself.', 'Choose another name.'],
  ['takes an address that the site keeps for itself', 'content/pages/gallery.md', write(loosePage), 'file name: gives the address /gallery, which the site keeps for itself.', 'Choose another name.'],
  ['names a folder index', 'content/pages/index/index.md', write(loosePage), 'file name: gives the address /index, which the site keeps for itself.', 'Choose another name.'],
]
