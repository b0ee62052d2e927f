import { ReadOn } from '../../ui/ReadOn.tsx'

/** Below the thread of a service, where else to look. */
export function ServiceLinks({ links }: { links: readonly { title: string; href: string }[] }) {
  return (
    <div className="wrap py-15">
      <div className="rule-t pt-5">
        <ReadOn id="related" heading="See also" links={links} />
      </div>
    </div>
  )
}
