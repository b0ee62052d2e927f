import type { Actions } from './drivers/driver.ts'

/** Keys without a letter, as the W3C names them. */
export const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const

interface Move {
  to: { x: number; y: number }
  press?: boolean
}

/** The mouse goes to each spot, and presses where it should. */
export function mouse(...moves: readonly Move[]): Actions {
  const press = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  const actions = moves.flatMap(({ to: { x, y }, press: pressed }) => [
    // Both engines want whole pixels.
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    ...(pressed ? press : []),
  ])
  return { type: 'pointer', id: 'mouse', actions }
}

export function typing(values: readonly string[]): Actions {
  const actions = values.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  return { type: 'key', id: 'keyboard', actions }
}
