/** Running text from a content file, already rendered from Markdown at build time. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
