import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { hashesIn, hashOf, pageTrimmer, withHashes } from './trim-page.ts'

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

    test('keep the places that a late part names', () => {
      const places = '@layer utilities{.a{x:1}.b{x:2}.\\[--for\\:3\\]{--for:3}}'
      const html = page({
        body: '<figure data-late=""><i class="b [--for:3]"></i></figure>',
        known: [theme, wake, fonts, places, islands],
      })
      expect(textsOf(trim(html.replace(own, places)), 'style').join('')).toMatch(/--for:3}(?!.*x:2)/)
    })

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

  test('islands carry neither numbers nor options that say nothing', () => {
    const own = 'props="{&quot;say&quot;:[0,&quot; uid= &quot;]}" ssr client="visible"'
    const plain = '{&quot;name&quot;:&quot;Kite&quot;,&quot;value&quot;:true}'
    const told = '{&quot;name&quot;:&quot;Kite&quot;,&quot;value&quot;:{&quot;rootMargin&quot;:&quot;9px&quot;}}'
    const island = (opts: string) =>
      `<astro-island uid="Z1" prefix="r2" ${own} opts="${opts}"><i>uid="Z1"</i></astro-island>`
    const trimmed = trim(page({ body: island(plain) + island(told) }))
    expect(trimmed).toContain(`<astro-island ${own} opts="{}"><i>uid="Z1"</i></astro-island>`)
    expect(trimmed).toContain(`<astro-island ${own} opts="${told}"><i>uid="Z1"</i></astro-island>`)
  })

  test('where two texts were joined nothing stands, but in islands, which look for it', () => {
    const island = '<astro-island>See <!-- -->Kites</astro-island>'
    const trimmed = trim(page({ body: `<b>See <!-- -->Kites</b>${island}<b>See <!-- -->Boats</b>` }))
    expect(trimmed).toContain(`<b>See Kites</b>${island}<b>See Boats</b>`)
  })

  test('empty values and ends of empty shapes go, but in islands and scripts, and never from a text', () => {
    const tag = '<p data-kite="" class="a"><svg><path d="M0 0"></path></svg>x data-y="" z</p>'
    const island = `<astro-island>${tag}</astro-island>`
    expect(trim(page({ body: tag + island }))).toContain(
      `<p data-kite class="a"><svg><path d="M0 0"/></svg>x data-y="" z</p>${island}`,
    )
  })

  test('all else stays to the letter', () => {
    const trimmed = trim(page({ body: '<p>Tom &amp; Ann</p><!-- kept --><img alt="a > b">' }))
    expect(trimmed).toContain(
      '<p class="a">1 &lt; 2</p><p>Tom &amp; Ann</p><!-- kept --><img alt="a > b"></body></html>',
    )
  })

  test('a page without a policy is left alone', () =>
    expect(trim('<html><body><script>x</script></body></html>')).toBe('<html><body><script>x</script></body></html>'))
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
