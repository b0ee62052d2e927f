import { LinkedNames } from './LinkedNames.tsx'

export interface ReadOnProps {
  /** How the sentence begins, such as "Goes well with". */
  heading: string
  id: string
  links: readonly { title: string; href: string }[]
}

/** Where to read on, in one sentence that begins with its heading. */
export function ReadOn({ heading, id, links }: ReadOnProps) {
  return (
    <>
      <h2 id={id} className="inline text-ink-2">
        {heading}
      </h2>{' '}
      <LinkedNames links={links} />.
    </>
  )
}
