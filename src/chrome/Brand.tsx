import { BrandMark } from '../ui/BrandMark.tsx'

/** The mark and the name; it leads home. */
export function Brand({ name }: { name: string }) {
  return (
    <a href="/" className="display inline-flex min-h-11 items-center gap-2.5 text-brand">
      <BrandMark className="size-[1.2em] shrink-0" />
      {name}
    </a>
  )
}
