import postcss, { type AtRule, type ChildNode, type Container } from 'postcss'

/** Tells whether a page can ever show a class. */
export type HasClass = (name: string) => boolean

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
  return (has) => parts.map((write) => write(has)).join('')
}

/** Without the banner, and without the detours that Tailwind leaves for utilities we do not use: `var(--tw-ease,x)` is x. */
function settled(css: string): string {
  return css
    .replace(/\/\*![\s\S]*?\*\//, '')
    .replaceAll(/var\((--tw-[\w-]+),((?:[^()]|\([^()]*\))*)\)/g, (written, name: string, otherwise: string) =>
      css.includes(`${name}:`) ? written : otherwise,
    )
}

type Write = (has: HasClass) => string

function compile(node: ChildNode): Write {
  if (node.type === 'rule') {
    const needs = node.selectors.flatMap(opened).map(classesOf)
    // Nested rules go with the one around them.
    const text = node.toString()
    return (has) => (needs.some((classes) => classes.every(has)) ? text : '')
  }
  if (node.type === 'atrule' && isContainer(node)) {
    const children = node.nodes.map(compile)
    const head = `@${node.name} ${node.params}`
    return (has) => {
      const inside = children.map((write) => write(has)).join('')
      return inside && `${head}{${inside}}`
    }
  }
  const text = `${node.toString()};`
  return () => text
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
