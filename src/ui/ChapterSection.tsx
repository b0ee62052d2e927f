import type { Chapter } from '../lib/prose.ts'
import { Prose } from './Prose.tsx'

/** A chapter of a page's text under its heading, which links can point to. */
export function ChapterSection({
  label,
  anchor,
  html,
  className,
  small,
}: Chapter & { className?: string; small?: boolean }) {
  return (
    <section className={className} aria-labelledby={anchor}>
      <h2 id={anchor} className={`display ${small ? 'text-h4' : 'text-h3'}`}>
        {label}
      </h2>
      <Prose html={html} />
    </section>
  )
}
