import { expect, test } from 'vitest'
import { linkPieces, piecesIn } from './island-scripts.ts'

const theme = '<script>(function startTheme(){})()</script>'
const idle = 'window.dispatchEvent(new Event("astro:idle"));'
const element = 'customElements.define("astro-island",f)'
const page = `<head>${theme}</head><script>${idle}</script><script>${element}</script><astro-island></astro-island>`

test('finds what wakes islands, and no other script', () => expect(piecesIn(page)).toEqual([idle, element]))

test('puts one link in their place', () =>
  expect(linkPieces(page, '/_astro/islands.js')).toBe(
    `<head>${theme}</head><script src="/_astro/islands.js" async></script><astro-island></astro-island>`,
  ))

test('leaves a page without islands as it is', () => expect(linkPieces(theme, '/_astro/islands.js')).toBe(theme))
