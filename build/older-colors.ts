import { decl, type Plugin, Rule } from 'postcss'
import { readColors } from '../src/styles/colors.ts'

/** Gives browsers without light-dark() the day's color of each pair in tokens.css: where older.css speaks of its root. */
export const olderColors: Plugin = {
  postcssPlugin: 'older-colors',
  OnceExit(root) {
    root.walkAtRules('supports', (older) => {
      if (!older.params.startsWith('not (color: light-dark(')) return
      older.walkRules(':root', (rule) => {
        for (const [name, { light }] of Object.entries(readColors()))
          rule.append({ prop: `--color-${name}`, value: light })
      })
      // A division's own two stand as they are in src/styles/fields.css.
      for (const [name, { light }] of Object.entries(readColors())) {
        const [, prop, art] = /^(field|deep)-(.+)$/.exec(name) ?? []
        if (prop)
          older.append(new Rule({ selector: `.field-${art}`, nodes: [decl({ prop: `--${prop}`, value: light })] }))
      }
    })
  },
}
