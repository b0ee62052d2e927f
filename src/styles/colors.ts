import { readFileSync } from 'node:fs'

/** The site's colors by day and by night, by name: `accent`, `paper`. */
export type Colors = Readonly<Record<string, { light: string; dark: string }>>

/** For whatever no stylesheet reaches: icons, pictures, the browser's own bar, browsers without light-dark(). */
export function readColors(css = readFileSync('src/styles/tokens.css', 'utf8')): Colors {
  const pairs = [...css.matchAll(/--color-([\w-]+): (?!transparent|currentcolor)([^;]+);/g)].map(
    ([, name, value = '']) => {
      const [, light, dark] = /^light-dark\((#[\da-f]{3,8}), (#[\da-f]{3,8})\)$/i.exec(value) ?? []
      if (!light || !dark)
        throw new Error(
          `src/styles/tokens.css, --color-${name}: is ${value}. Write a color for day and one for night: light-dark(#123456, #abcdef).`,
        )
      return [name, { light, dark }]
    },
  )
  return Object.fromEntries(pairs)
}

/** The color of that name; its error is for whoever removes one that pictures need. */
export function colorOf(colors: Colors, name: string): { light: string; dark: string } {
  const color = colors[name]
  if (!color)
    throw new Error(`src/styles/tokens.css has no --color-${name}. Icons and pictures are drawn in it: add it.`)
  return color
}
