import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { builtPages } from '../support/built.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Style, not validity: how Astro and React happen to write their HTML.
    'doctype-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'attr-quotes': 'off',
    'long-title': 'off',
  },
})

/** Astro writes this rule where the first island stands, in the body, and cannot be told otherwise. */
const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>'

describe.each(builtPages)('$address', ({ html }) => {
  test('is valid HTML', async () => {
    const report = await validator.validateString(html.replace(islandStyle, ''))
    const messages = report.results.flatMap(({ messages }) =>
      messages.map((m) => `${m.line}:${m.column} ${m.ruleId}: ${m.message}`),
    )
    expect(messages).toEqual([])
  })
})
