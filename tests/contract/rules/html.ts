import { HtmlValidate } from 'html-validate'
import { everyPage, once, type Rules } from './rule.ts'

/**
 * Good habits beyond the standard, which the W3C's checker (w3c.ts) does not ask for: a button says its type, a role
 * gives way to the element that has it, a phone number does not break, and the like.
 */
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

const messagesOn = once((html) =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) =>
      messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
    ),
)

export const htmlRules: Rules = {
  'every page keeps the habits of good HTML': everyPage(({ html }) => messagesOn(html)),
}
