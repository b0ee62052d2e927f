import { useEffect, useState } from 'react'
import { msToNextMinute } from './hours.ts'

/**
 * The time, to the minute. Nothing until the island is awake: a page is built at another time and in another place
 * than it is read.
 */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    let timer = 0
    const tick = () => {
      const time = new Date()
      setNow(time)
      timer = window.setTimeout(tick, msToNextMinute(time))
    }
    tick()
    // A page that comes back from the history, or from sleep, is late until its next tick.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}
