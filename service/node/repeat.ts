interface Repeated {
  /** Does it at once, or once more behind what is under way. */
  now: () => void
  /** No more, and what is under way is told; resolves when nothing is under way. */
  stop: () => Promise<void>
}

/** Does a piece of work now and then, never twice at a time. What goes wrong is said, and tried again next time. */
export function repeat(
  every: number,
  work: (signal: AbortSignal) => Promise<void>,
  log: (line: string) => void,
): Repeated {
  let underWay: Promise<void> | undefined
  let isAsked = false
  const over = new AbortController()
  const now = () => {
    if (over.signal.aborted) return
    if (underWay) {
      isAsked = true
      return
    }
    isAsked = false
    underWay = work(over.signal)
      .catch((error: Error) => log(error.message))
      .finally(() => {
        underWay = undefined
        if (isAsked) now()
      })
  }
  const timer = setInterval(now, every)
  now()
  return {
    now,
    stop: async () => {
      over.abort()
      clearInterval(timer)
      await underWay
    },
  }
}
