/** Words a minute of an unhurried reader. */
const pace = 220

/** Whole minutes, at least one. */
export function readingTime(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / pace))
}
