/** A short text, rendered, in the parts that a sheet sets apart. */
export interface Opening {
  /** The first sentence. */
  first: string
  /** What follows it, up to the last paragraph. */
  rest: string
  /** The last paragraph, where there are several. */
  last: string
}

/** Takes a text of paragraphs apart; their markup inside stays. */
export function openingOf(html: string): Opening {
  const paragraphs = [...html.matchAll(/<p>([\s\S]*?)<\/p>/g)].map(([, text = '']) => text)
  const last = paragraphs.length > 1 ? (paragraphs.pop() ?? '') : ''
  const text = paragraphs.join(' ')
  const [first = ''] = /^[\s\S]*?[.?](?=\s+[\p{Lu}<]|$)/u.exec(text) ?? [text]
  return { first, rest: text.slice(first.length).trim(), last }
}
