/** The tab that a key leads to from the one at `place`; -1 for a key that means nothing here. Space presses a link, too. */
export function tabAfter(key: string, place: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
      return (place + 1) % count
    case 'ArrowLeft':
      return (place - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case ' ':
      return place
    default:
      return -1
  }
}
