/** An address of the web as texts have it, up to what closes it there. It may have brackets of its own. */
const written = /https?:\/\/(?:\([^\s()<>"'`]*\)|[^\s()<>"'`[\]{}|\\])+/g

/** Every outside address in some texts, with the names of the files that have it. */
export function linksIn(texts: Iterable<readonly [file: string, text: string]>): Map<string, string[]> {
  const links = new Map<string, string[]>()
  for (const [file, text] of texts)
    for (const [found] of text.matchAll(written)) {
      const link = found.replace(/[.,;:!?*]+$/, '')
      const files = links.get(link) ?? []
      if (URL.canParse(link)) links.set(link, files.includes(file) ? files : [...files, file])
    }
  return links
}
