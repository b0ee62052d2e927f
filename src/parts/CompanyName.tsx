import { BrandMark } from '../ui/BrandMark.tsx'

/** The company by its logo and its name. */
export function CompanyName({ name }: { name: string }) {
  return (
    <p className="display mb-4 flex items-center gap-5 text-h2-wide">
      <BrandMark className="size-16 shrink-0 md:size-24" />
      {name}
    </p>
  )
}
