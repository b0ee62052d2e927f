import { describe, expect, test } from 'vitest'
import { pruner, words } from './styles.ts'

describe('island classes', () => {
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
})

describe('prune styles', () => {
  const write = (css: string, ...classes: string[]) => pruner(css)((name) => classes.includes(name))

  test.each([
    ['keeps a rule whose class is there', '@layer utilities{.a{x:1}}', ['a'], '@layer utilities{.a{x:1}}'],
    ['drops a rule whose class is not', '@layer utilities{.a{x:1}.b{x:2}}', ['a'], '@layer utilities{.a{x:1}}'],
    ['drops what is left empty', '@layer utilities{@media (width>=48rem){.b{x:2}}}.z{x:1}', ['a'], '.z{x:1}'],
    ['keeps all outside the layers of classes', '@layer base{.b{x:1}}.c{x:2}', [], '@layer base{.b{x:1}}.c{x:2}'],
    ['drops the banner', '/*! a banner */.z{x:1}', [], '.z{x:1}'],
    [
      'settles what nobody sets',
      '@layer utilities{.a{x:var(--tw-ease,var(--b));y:var(--tw-set,1)}}.z{--tw-set:2}',
      ['a'],
      '@layer utilities{.a{x:var(--b);y:var(--tw-set,1)}}.z{--tw-set:2}',
    ],
    [
      'names a typeface without a detour',
      ':root{--font-kite:"Kite";}:root,:host{--font-text:var(--font-kite), var(--like-kite)}',
      [],
      ':root{--font-text:"Kite",var(--like-kite)}',
    ],
    [
      'reads escaped names',
      String.raw`@layer utilities{.md\:mt-2\.5:hover{x:1}}`,
      ['md:mt-2.5'],
      String.raw`@layer utilities{.md\:mt-2\.5:hover{x:1}}`,
    ],
    ['needs every class of a selector', '@layer components{.a .b{x:1}}', ['a'], ''],
    [
      'drops what is nested in a rule and needs a class more',
      '@layer components{.a{x:1;&.b{x:2}& .c,& p{x:3}@media print{& .b{x:4}}}.b{&.c{x:5}}}',
      ['a', 'c'],
      '@layer components{.a{x:1;& .c,& p{x:3}}}',
    ],
    [
      'keeps of several selectors those that it needs',
      '@layer components{.a,.b,p{x:1}}',
      ['b'],
      '@layer components{.b,p{x:1}}',
    ],
    ['drops a rule of which it needs no selector', '@layer components{.a,.b .c{x:1}}', ['b'], ''],
    [
      'keeps the motion that something makes, and no other',
      '@layer components{.a{animation:turn 1s}.b{animation:draw 1s}}@keyframes turn{to{x:1}}@keyframes draw{0%{x:1}to{x:2}}',
      ['a'],
      '@layer components{.a{animation:turn 1s}}@keyframes turn{to{x:1}}',
    ],
    [
      'does not ask for classes inside parentheses',
      '@layer utilities{.a:is(:where(.group):hover *){x:1}}',
      ['a'],
      '@layer utilities{.a:is(:where(.group):hover *){x:1}}',
    ],
    [
      'asks for classes that it must have inside',
      '@layer components{.a:has(+ .b) p{x:1}.a:not(:has(.b)){x:2}}',
      ['a'],
      '@layer components{.a:not(:has(.b)){x:2}}',
    ],
    [
      'keeps what may have one of several inside',
      '@layer components{.a:has(.b, .c){x:1}}',
      ['a'],
      '@layer components{.a:has(.b, .c){x:1}}',
    ],
    ['needs one of those that it begins with', '@layer components{:is(.a,.b) h2{x:1}}', ['c'], ''],
    [
      'keeps what begins with several of which one is there',
      '@layer components{:is(.a,.b) h2{x:1}}',
      ['b'],
      '@layer components{:is(.a,.b) h2{x:1}}',
    ],
    [
      'reads the class of what stands in another',
      String.raw`@layer utilities{:is(.md\:\*\:mt-2>*):first-child{x:1}}`,
      [],
      '',
    ],
    [
      'drops what is nested and needs a class that is not there',
      '@layer components{.a{x:1;&.b{x:2}& .a{x:3;y:1}@media (width>=48rem){& .b{x:4}}}}',
      ['a'],
      '@layer components{.a{x:1;& .a{x:3;y:1}}}',
    ],
    [
      'writes typefaces without the sums in their names',
      '@font-face{font-family:"Old Kite-0123456789abcdef"}',
      [],
      '@font-face{font-family:"Old Kite"}',
    ],
    [
      'keeps rules about elements',
      '@layer components{:root:has(#menu){x:1}}',
      [],
      '@layer components{:root:has(#menu){x:1}}',
    ],
  ])('%s', (_case, css, classes, expected) => expect(write(css, ...classes)).toBe(expected))

  test('reads names with brackets and stars', () => {
    const css = String.raw`@layer utilities{.\[border-left\:3px_solid_var\(--x\)\]{x:1}}`
    expect(write(css, '[border-left:3px_solid_var(--x)]')).toBe(css)
    expect(write(css)).toBe('')
  })
})
