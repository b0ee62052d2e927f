import { logo } from '../lib/logo.ts'

const drawn = { __html: logo.replace(' xmlns="http://www.w3.org/2000/svg"', '') }

/** The company's logo. */
export function BrandMark({ className }: { className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, as it stands
  return <span className={`block text-accent ${className}`} aria-hidden="true" dangerouslySetInnerHTML={drawn} />
}

/** The company by its logo and its name. */
export function CompanyName({ name }: { name: string }) {
  return (
    <p className="display mb-4 flex items-center gap-5 text-h2-wide">
      <BrandMark className="size-16 shrink-0 md:size-24" />
      {name}
    </p>
  )
}
