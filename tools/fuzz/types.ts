/** An input that something fell over, and how. */
export interface Broken {
  /** What it is, short enough for the name of a file. */
  name: string
  input: string
  why: string
}

/** What a part of the fuzzer is given: one seed makes the same inputs again. */
export interface FuzzOptions {
  seed: number
  /** The time at which to stop, as Date.now() counts. */
  until: number
  random: () => number
  say: (line: string) => void
}

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
