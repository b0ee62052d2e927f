import { ReadOn, type ReadOnProps } from '../ui/ReadOn.tsx'

/** Where to read on from a desk, in a line. */
export function NextDoor({ links }: Pick<ReadOnProps, 'links'>) {
  return (
    <div className="wrap">
      <div className="display rule-t py-7 text-h4">
        <ReadOn id="related" heading="Next door" links={links} />
      </div>
    </div>
  )
}
