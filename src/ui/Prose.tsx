/** Running text from a content file, already rendered from Markdown at build time; `long` with tables, notes and quotations. */
export function Prose({ html, long = false }: { html: string; long?: boolean }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor
  return <div className={long ? 'prose long-text' : 'prose'} dangerouslySetInnerHTML={{ __html: html }} />
}
