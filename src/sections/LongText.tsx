import type { ReactNode } from 'react'
import { Contents } from './Contents.tsx'

interface LongTextProps {
  contents: readonly { label: string; anchor: string }[]
  /** The text, with what stands above and below it. */
  children: ReactNode
}

/** A long text with its contents beside it. */
export function LongText({ contents, children }: LongTextProps) {
  return (
    <div className="wrap grid gap-x-6 gap-y-10 py-11 md:grid-cols-3 md:py-15">
      <Contents contents={contents} />
      <div className="min-w-0 md:col-span-2">{children}</div>
    </div>
  )
}
