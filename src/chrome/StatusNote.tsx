/** Tells whoever writes a page that visitors do not have it yet. No built page has one. */
export function StatusNote({ text }: { text: string }) {
  return <p className="wrap bg-accent-tint py-3 text-sm font-medium">{text}</p>
}
