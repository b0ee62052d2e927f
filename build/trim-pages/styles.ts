import { readFileSync } from 'node:fs'
import type { AtRule, ChildNode, Container } from 'postcss'
import postcss from 'postcss'
import type { Plugin } from 'vite'

interface Chunk {
  /** The source files in it. */
  sources: string[]
  /** Other chunks it brings. */
  imports: string[]
}

/** The classes that islands may bring after they wake, which no built page shows yet. */
export function islandClasses() {
  const chunks = new Map<string, Chunk>()
  const wordsIn = remember((file: string) => words(readFileSync(file, 'utf8')))
  /** Learns from the bundler which sources an island is made of. */
  const plugin: Plugin = {
    name: 'island-classes',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          chunks.set(`/${chunk.fileName}`, {
            sources: chunk.moduleIds.filter((id) => /[\\/]src[\\/].*\.tsx?$/.test(id)),
            imports: [...chunk.imports, ...chunk.dynamicImports].map((name) => `/${name}`),
          })
    },
  }
  return {
    plugin,
    /** Whatever an island may show as a class later, by the address of its script. */
    classesOf: remember((script: string) => {
      const all = withImports(script, chunks)
      return new Set(all.flatMap(({ sources }) => sources.flatMap((file) => [...wordsIn(file)])))
    }),
  }
}

function withImports(script: string, chunks: ReadonlyMap<string, Chunk>): Chunk[] {
  const found = new Set<Chunk>()
  const visit = (name: string) => {
    const chunk = chunks.get(name)
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const imported of chunk.imports) visit(imported)
  }
  visit(script)
  return [...found]
}

/**
 * Whatever could be a class in a source of ours: the words between quotes and white space, as Tailwind reads them, but for
 * those of comments, which are everyday words and so are some classes. Of one that is put together, as in `x${place}`,
 * what stands before it, and `${`.
 */
export function words(source: string): Set<string> {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/gm, '')
  return new Set(code.split(/[\s"'`]+/).map((word) => word.replace(/\$\{.*/, '${')))
}

/** Tells whether a page can ever show a class. */
type HasClass = (name: string) => boolean

/** Layers whose rules are all about classes; what stands outside them is kept whole. */
const prunable = new Set(['components', 'utilities'])

/**
 * Reads a stylesheet once and returns a function that writes it for a page: without the rules that need a class the
 * page does not have. Every page carries its styles, so each pays only for what it shows.
 */
export function pruner(css: string): (has: HasClass) => string {
  const parts = postcss
    .parse(settled(css))
    .nodes.map((node) =>
      node.type === 'atrule' && node.name === 'layer' && prunable.has(node.params)
        ? compile(node)
        : () => node.toString(),
    )
  return (has) => withoutIdleMotion(parts.map((write) => write(has)).join(''))
}

/** Without the motions that nothing on the page makes. */
function withoutIdleMotion(css: string): string {
  return css.replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]|\{[^{}]*\})*\}/g, (written, name: string) =>
    new RegExp(`animation(?:-name)?:[^;}]*\\b${name}\\b`).test(css) ? written : '',
  )
}

/**
 * Without the banner, the sums in the names of typefaces, the names that Astro gives those names, roots of shadows, blanks
 * between values, and the detours that Tailwind leaves for utilities we do not use: `var(--tw-ease,x)` is x.
 */
function settled(css: string): string {
  const plain = css
    .replace(/\/\*![\s\S]*?\*\//, '')
    .replaceAll(/("?[A-Z][\w ]+)-[\da-f]{16}\b/g, '$1')
    .replaceAll(':root,:host{', ':root{')
    .replaceAll(/--[\w-]+:[^;{}"]+/g, (value) => value.replaceAll(', ', ','))
    .replaceAll(/var\((--tw-[\w-]+),((?:[^()]|\([^()]*\))*)\)/g, (written, name: string, otherwise: string) =>
      css.includes(`${name}:`) ? written : otherwise,
    )
  return [...plain.matchAll(/:root\{(--font-[\w-]+):([^;{}]+);?\}/g)].reduce(
    (rest, [rule, name, face = '']) => rest.replace(rule, '').replaceAll(`var(${name})`, face),
    plain,
  )
}

type Write = (has: HasClass) => string

function compile(node: ChildNode): Write {
  if (node.type === 'rule') return written(selectorsFor(node.selectors), node)
  if (node.type === 'atrule' && isContainer(node)) return written(() => `@${node.name} ${node.params}`, node)
  const text = `${node.toString()};`
  return () => text
}

/** What holds others, with those of them that can be used; nothing where its head is none. */
function written(headFor: Write, { nodes }: { nodes: ChildNode[] }): Write {
  const children = nodes.map(compile)
  return (has) => {
    const head = headFor(has)
    const inside = head && children.map((write) => write(has)).join('')
    return inside && `${head}{${inside.replace(/;$/, '')}}`
  }
}

/** Of several selectors those that can be used. */
function selectorsFor(selectors: readonly string[]): Write {
  const all = selectors.map((selector) => ({ selector, needs: opened(selector).map(classesOf) }))
  return (has) =>
    all
      .filter(({ needs }) => needs.some((classes) => classes.every(has)))
      .map(({ selector }) => selector)
      .join()
}

function isContainer(node: AtRule): node is AtRule & Container<ChildNode> & { nodes: ChildNode[] } {
  return Boolean(node.nodes)
}

/** A selector that begins with :is() stands for several, and needs one of them. */
function opened(selector: string): string[] {
  const [, inside = '', after = ''] = /^:is\(((?:\\.|[^()\\])+)\)(.*)$/.exec(selector) ?? []
  return inside ? inside.split(',').map((one) => one + after) : [selector]
}

/** The classes a selector cannot do without. Those inside :is(), :not() and the like it can; those of a :has() it cannot. */
function classesOf(selector: string): string[] {
  const plain = withoutParentheses(selector)
  return [...plain.matchAll(/\.((?:\\.|[^\s.:#>~+*()[\],\\])+)/g)].map(([, name = '']) =>
    name.replaceAll(/\\(.)/g, '$1'),
  )
}

/** What the parentheses hold that something begins with; nothing where they offer a choice. */
function neededInside(opened: string): string {
  return /^\(((?:\\.|[^(),\\])+)\)/.exec(opened)?.[1] ?? ''
}

function withoutParentheses(selector: string): string {
  let depth = 0
  let plain = ''
  for (let i = 0; i < selector.length; i++) {
    const letter = selector[i]
    // An escaped letter belongs to a name, whatever it is.
    if (letter === '\\') {
      if (depth === 0) plain += selector.slice(i, i + 2)
      i++
    } else if (letter === '(') {
      if (depth === 0 && plain.endsWith(':has')) plain += neededInside(selector.slice(i))
      depth++
    } else if (letter === ')') depth--
    else if (depth === 0) plain += letter
  }
  return plain
}

/** Does the same work once. */
export function remember<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? work(key)
    known.set(key, value)
    return value
  }
}
