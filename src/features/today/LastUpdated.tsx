import { useEffect, useState } from 'react'

/** The day it is read, as the specification asks: as built first, corrected in the browser. */
export function LastUpdated({ builtOn }: { builtOn: string }) {
  const [day, setDay] = useState(() => new Date(builtOn))
  const [awake, setAwake] = useState(false)
  useEffect(() => {
    setDay(new Date())
    setAwake(true)
  }, [])
  // In UTC as built, so that page and browser agree until the visitor's own day takes its place.
  const text = day.toLocaleDateString('en-US', { dateStyle: 'long', ...(!awake && { timeZone: 'UTC' }) })
  return (
    <p className="mb-6 text-ink-2" data-awake={awake ? '' : undefined}>
      {'Last updated: '}
      <time dateTime={day.toISOString().slice(0, 10)}>{text}</time>
    </p>
  )
}
