import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { behindFirstPaint, hashesIn, hashOf, pageTrimmer, partsOf, withHashes } from './trim-page.ts'

describe('trim page', () => {
  const theme = 'theme()'
  const wake = 'customElements.define("astro-island")'
  const fonts = '@font-face{font-family:x}'
  const own = '@layer utilities{.a{x:1}.b{x:2}.c{x:3}}'
  const islands = 'astro-island{display:contents}'

  /** A page as Astro writes it: all inline texts are in its policy. */
  function page({ head = '', body = '', known = [theme, wake, fonts, own, islands] } = {}): string {
    const hashes = known.map((text) => `'${hashOf(text)}'`).join(' ')
    return [
      `<!DOCTYPE html><html lang="en"><head><script>${theme}</script><style>${fonts}</style>`,
      `<meta http-equiv="content-security-policy" content="script-src 'self' ${hashes};style-src 'self' ${hashes}">`,
      `<style>${own}</style>${head}</head><body><p class="a">1 &lt; 2</p>${body}</body></html>`,
    ].join('')
  }

  const classes: Record<string, ReadonlySet<string>> = {
    '/_astro/Tabs.js': new Set(['b']),
    '/_astro/Map.js': new Set(['x${']),
  }
  const draft = 'keepDraft()'
  const trimPage = pageTrimmer(
    (script) => classes[script] ?? new Set(),
    (script) => script === draft,
  )
  const trim = (html: string) => trimPage('page.html', html)
  const textsOf = (html: string, selector: string) =>
    parse(html)
      .querySelectorAll(selector)
      .map(({ rawText }) => rawText)

  describe('styles', () => {
    test('are one, with what the page uses and no more', () =>
      expect(textsOf(trim(page()), 'style')).toEqual([`${fonts}@layer utilities{.a{x:1}}`]))

    test('keep classes whose names are escaped in the page', () => {
      const around = '@layer utilities{.a{x:1}.\\[p\\>\\&\\]\\:b{p>&{x:2}}}'
      const html = page({ body: '<i class="[p&gt;&amp;]:b"></i>', known: [theme, wake, fonts, around, islands] })
      expect(textsOf(trim(html.replace(own, around)), 'style').join('')).toContain('x:2')
    })

    test('keep what an island on the page may show later', () =>
      expect(
        textsOf(trim(page({ body: '<astro-island component-url="/_astro/Tabs.js"></astro-island>' })), 'style'),
      ).toEqual([`${fonts}@layer utilities{.a{x:1}.b{x:2}}`]))

    test('keep what an island puts together', () => {
      const numbered = '@layer utilities{.a{x:1}.x3{x:2}.y3{x:3}}'
      const body = '<astro-island component-url="/_astro/Map.js"></astro-island>'
      const html = page({ body, known: [theme, wake, fonts, numbered, islands] })
      expect(textsOf(trim(html.replace(own, numbered)), 'style')).toEqual([`${fonts}@layer utilities{.a{x:1}.x3{x:2}}`])
    })

    test('leave out what only a late part shows: its styles come with those of all pages', () =>
      expect(
        textsOf(trim(page({ body: '<figure data-late=""><i class="b"></i></figure><i class="c"></i>' })), 'style'),
      ).toEqual([`${fonts}@layer utilities{.a{x:1}.c{x:3}}`]))

    test('stand in the head, those for islands too', () => {
      const trimmed = trim(page({ body: `<style>${islands}</style>` }))
      expect(textsOf(trimmed, 'body style')).toEqual([])
      expect(textsOf(trimmed, 'head style')[0]).toContain(islands)
    })
  })

  describe('scripts', () => {
    test('that Astro writes into the body to wake islands are taken out; ours in the head stay', () => {
      const trimmed = trim(page({ body: `<script>${wake}</script>` }))
      expect(textsOf(trimmed, 'script')).toEqual([theme])
    })

    test('of ours in the body stay, and the policy names them', () => {
      const trimmed = trim(page({ body: `<script>${wake}</script><script>${draft}</script>` }))
      expect(textsOf(trimmed, 'script')).toEqual([theme, draft])
      expect(trimmed).toContain(`script-src 'self' '${hashOf(theme)}' '${hashOf(draft)}'`)
    })

    test('that are rules for what is made ready stay in the body, and the policy names them', () => {
      const rules = '{"prerender":[]}'
      const body = `<script type="speculationrules">${rules}</script>`
      const trimmed = trim(page({ body, known: [theme, fonts, own, rules] }))
      expect(textsOf(trimmed, 'script')).toEqual([theme, rules])
      expect(trimmed).toContain(`script-src 'self' '${hashOf(theme)}' '${hashOf(rules)}'`)
    })

    test('in files hold nothing up', () => {
      const trimmed = trim(page({ body: '<script type="module" src="/_astro/a.js"></script>' }))
      expect(trimmed).toContain('<script type="module" src="/_astro/a.js" async')
    })

    test('that are data stay, and the policy does not name them', () => {
      const data = '{"@graph":[]}'
      const trimmed = trim(page({ head: `<script type="application/ld+json">${data}</script>` }))
      expect(textsOf(trimmed, 'script')).toEqual([theme, data])
      expect(trimmed).not.toContain(hashOf(data))
    })

    test.each([
      ['in the body', { body: '<script>astro-island;steal()</script>' }],
      ['in the head', { head: '<script>astro-island;steal()</script>' }],
      ['as rules', { body: '<script type="speculationrules">{"prefetch":[]}</script>' }],
      ['under a type of its own', { head: '<script type="text/javascript">steal()</script>' }],
      ['as a style', { body: '<style>body{display:none}</style>' }],
    ])('that nobody knows stop the build, %s', (_where, parts) =>
      expect(() => trim(page(parts))).toThrow(
        /page\.html has a (script|style) that the content security policy does not/,
      ),
    )
  })

  test('the policy names what is left, and nothing else', () => {
    const trimmed = trim(page({ body: `<script>${wake}</script><style>${islands}</style>` }))
    const [style = ''] = textsOf(trimmed, 'style')
    expect(parse(trimmed).querySelector('meta')?.getAttribute('content')).toBe(
      `script-src 'self' '${hashOf(theme)}';style-src 'self' '${hashOf(style)}'`,
    )
  })

  test('the policy stands before all it is about, behind the letters', () => {
    const letters = '<meta charset="utf-8">'
    expect(trim(page())).toContain('<head><meta http-equiv="content-security-policy"')
    const trimmed = trim(page().replace('<head>', `<head>${letters}`))
    expect(trimmed).toContain(`<head>${letters}<meta http-equiv="content-security-policy"`)
    expect(trimmed.match(/http-equiv/g)).toHaveLength(1)
  })

  test('islands wait for nothing that stands behind them', () => {
    const island = '<astro-island ssr opts="{}" await-children><i>await-children</i></astro-island>'
    expect(trim(page({ body: island + island }))).toContain(island.replace(' await-children', '').repeat(2))
  })

  test('all else stays to the letter', () => {
    const trimmed = trim(page({ body: '<p>Tom &amp; Ann</p><!-- kept --><img alt="a > b">' }))
    expect(trimmed).toContain(
      '<p class="a">1 &lt; 2</p><p>Tom &amp; Ann</p><!-- kept --><img alt="a > b"></body></html>',
    )
  })

  test('a page without a policy is left alone', () =>
    expect(trim('<html><body><script>x</script></body></html>')).toBe('<html><body><script>x</script></body></html>'))

  describe('the first paint', () => {
    const head = '<link rel="expect" href="#footer" blocking="render">'
    const trimmed = (main: string) =>
      parse(trim(page({ head, body: `<header></header><main><h1></h1>${main}</main><footer id="footer"></footer>` })))
    const awaited = (root: ReturnType<typeof parse>) => root.querySelector('link')?.getAttribute('href')

    test('waits for what follows the first part, which is given a name', () => {
      const root = trimmed('<p>1</p><p>2</p><p>3</p>')
      expect(awaited(root)).toBe('#Later')
      expect(root.querySelector('#Later')?.text).toBe('2')
    })

    test('waits for less on a phone where that part is large', () => {
      const root = trimmed(`<div>${`<p>${'<i></i>'.repeat(40)}</p>`.repeat(2)}</div><p>next</p>`)
      const links = root.querySelectorAll('link').map((link) => [link.getAttribute('href'), link.getAttribute('media')])
      expect(links).toEqual([
        ['#Sooner', '(width<48rem)'],
        ['#Later', '(width>=48rem)'],
      ])
      expect(root.querySelector('#Later')?.text).toBe('next')
      expect(root.querySelector('div p:last-child #Sooner')).not.toBeNull()
    })

    test('waits for it by the name it has', () => expect(awaited(trimmed('<p></p><p id="terms"></p>'))).toBe('#terms'))

    test('waits for the whole page where all of it is the opening', () => expect(awaited(trimmed(''))).toBe('#footer'))
  })
})

describe('parts', () => {
  const some = (count: number) => '<i></i>'.repeat(count)

  const pageWith = (main: string) =>
    parse(`<body id="body"><header id="header"></header><main>${main}</main><footer id="footer"></footer></body>`)
  /** The ids of the parts of a page with this in its main, behind the body and the header. */
  const idsOf = (main: string) =>
    partsOf(pageWith(main))
      .slice(2)
      .map(({ id }) => id)

  test('the body has the first turn, for the opening, and the header the next', () =>
    expect(partsOf(pageWith('<h1></h1>')).map(({ id }) => id)).toEqual(['body', 'header', 'footer']))

  test('what follows the opening takes turns, however small, and the footer comes last', () =>
    expect(idsOf('<nav></nav><div><h1></h1></div><p id="a"></p><section id="b"></section><script></script>')).toEqual([
      'a',
      'b',
      'footer',
    ]))

  test('what stands beside the heading takes a turn of its own if it is worth one', () => {
    const beside = `<h1></h1><p id="a"></p><figure id="b">${some(30)}</figure>`
    expect(idsOf(`<div><div>${beside}</div></div><p id="c"></p>`)).toEqual(['b', 'c', 'footer'])
  })

  describe('a part with many elements', () => {
    const items = ['a', 'b', 'c'].map((id) => `<li id="${id}">${some(30)}</li>`).join('')
    const list = `<ol id="list">${items}<li id="small"></li></ol>`

    test('is divided where it may be near when the page opens, the outer before the inner', () =>
      expect(idsOf(`<h1></h1>${list}`)).toEqual(['list', 'a', 'b', 'c', 'footer']))

    test('is divided as well where none of its children is large', () =>
      expect(idsOf(`<h1></h1><ol id="list">${`<li id="a">${some(9)}</li>`.repeat(7)}</ol>`)).toEqual([
        'list',
        ...Array(7).fill('a'),
        'footer',
      ]))

    test('is laid out as one where it is far down', () =>
      expect(idsOf(`<h1></h1><p id="1"></p><p id="2"></p><p id="3"></p>${list}`)).toEqual([
        '1',
        '2',
        '3',
        'list',
        'footer',
      ]))

    test('stays whole as a drawing', () =>
      expect(idsOf(`<h1></h1><svg id="drawing"><g>${some(90)}</g></svg>`)).toEqual(['drawing', 'footer']))
  })

  test('a page without a heading has no opening, and nothing waits for it', () =>
    expect(idsOf('<p id="a"></p>')).toEqual([]))

  describe('the first paint has all before', () => {
    const behind = (main: string) => {
      const { wide, phone } = behindFirstPaint(pageWith(main))
      return [wide?.id, phone?.id]
    }
    const next = '<p id="next"></p>'
    const [large, last] = [`<p>${some(50)}</p>`, '<p id="last"></p>']

    test('what follows the first part behind the opening', () =>
      expect(behind(`<div><h1></h1>${large}</div><p></p>${next}`)).toEqual(['next', 'next']))

    test('on a phone, what follows an opening with many elements', () =>
      expect(behind(`<div><h1></h1>${large.repeat(2)}</div><div>${next}</div>${last}`)).toEqual(['last', 'next']))

    test('on a phone, what follows the first piece of a part with many elements', () =>
      expect(behind(`<h1></h1><div><h2></h2>${large}${next}${large}</div>${last}`)).toEqual(['last', 'next']))

    test.each([
      ['a list', `<ol>${`<li>${large}</li>`.repeat(3)}</ol>`],
      ['a drawing, with what it is about', `<div><svg>${some(60)}</svg>${large}</div>`],
      ['the surroundings of a piece, where it is the last in them', `<div><div>${some(20)}${large}</div></div>`],
    ])('on a phone, what follows %s', (_what, part) => expect(behind(`<h1></h1>${part}${next}`)[1]).toBe('next'))

    test('the innermost element that begins there, as others end late', () =>
      expect(behind(`<h1></h1><p></p><section><div>${next}</div></section>`)[0]).toBe('next'))

    test('nothing that is taken out, or that only browsers without scripts have', () =>
      expect(behind(`<h1></h1><p></p><style></style><noscript><p></p></noscript>${next}`)[0]).toBe('next'))

    test('the footer where there is but one part, and has no such place where there is none', () => {
      expect(behind('<h1></h1><p></p>')[0]).toBe('footer')
      expect(behind('<h1></h1>')).toEqual([undefined, undefined])
    })
  })
})

describe('policy', () => {
  const policy = "default-src 'none';script-src 'self' 'sha256-one=' 'sha256-two='; style-src 'self' 'sha256-three=';"

  test('a hash is what browsers compute', () =>
    expect(hashOf('alert(1)')).toBe('sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='))

  test('all hashes of a policy are found', () =>
    expect(hashesIn(policy)).toEqual(['sha256-one=', 'sha256-two=', 'sha256-three=']))

  test('a policy gets the hashes named, each in its place, and keeps all else', () =>
    expect(withHashes(policy, { script: ['sha256-two='], style: ['sha256-four='] })).toBe(
      "default-src 'none';script-src 'self' 'sha256-two=';style-src 'self' 'sha256-four='",
    ))
})
