import { expect, test } from 'vitest'
import { words } from './island-classes.ts'

test('reads what may be a class, and no comment', () => {
  const source = `
    /** It turns, and \`waits\`. */
    import './x.css' // behind it
    const address = 'https://example.com/kite'
    <p className="kite tail">{/* hidden */}<a className={\`x\${place} open\`} /></p>`
  const found = words(source)
  for (const word of ['kite', 'tail', 'x${', 'open', 'https://example.com/kite']) expect(found).toContain(word)
  for (const word of ['turns', 'waits', 'behind', 'hidden']) expect(found).not.toContain(word)
})
