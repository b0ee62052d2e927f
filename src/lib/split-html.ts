/** A rendered text before its first second-level heading, and from there on. */
export function splitAtFirstHeading(html: string): [opening: string, rest: string] {
  const at = html.indexOf('<h2')
  return at < 0 ? [html, ''] : [html.slice(0, at), html.slice(at)]
}
