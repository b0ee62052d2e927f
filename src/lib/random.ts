/** A generator of repeatable numbers: the same seed always gives the same series. */
export class Random {
  #state: number

  constructor(seed: string) {
    // FNV-1a: short texts that differ in one letter start far apart.
    this.#state = 0x811c9dc5
    for (const letter of seed) this.#state = Math.imul(this.#state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  }

  /** From 0 up to, but not including, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1))
  }
}
