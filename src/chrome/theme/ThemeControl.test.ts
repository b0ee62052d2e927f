import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ThemeProvider, useTheme } from './ThemeControl.tsx'

const Reader = () => useTheme()

test('a component inside the provider reads the choice', () => {
  expect(renderToString(createElement(ThemeProvider, null, createElement(Reader)))).toBe('system')
})

test('outside it, the error says how to fix it', () => {
  expect(() => renderToString(createElement(Reader))).toThrow(/outside a ThemeProvider.*Put <ThemeProvider> around/)
})
