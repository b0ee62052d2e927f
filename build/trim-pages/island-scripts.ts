/** What Astro writes into every page to wake its islands: the element, and one piece for each way of waking. */
const piece = /<script>((?:(?!<\/script>)[\s\S])*(?:astro-island|Event\("astro:)(?:(?!<\/script>)[\s\S])*)<\/script>/g

/** The pieces a page carries. */
export function piecesIn(html: string): string[] {
  return [...html.matchAll(piece)].map(([, code = '']) => code)
}

/** The page with one link to the pieces in place of the first, and without the others. */
export function linkPieces(html: string, address: string): string {
  let isFirst = true
  return html.replaceAll(piece, () => {
    const link = isFirst ? `<script src="${address}" async></script>` : ''
    isFirst = false
    return link
  })
}
