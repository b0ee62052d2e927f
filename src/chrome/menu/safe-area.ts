export interface Spot {
  x: number
  y: number
}

/** Whether it goes from the bar down to the panel: by an eighth, at least, of what it goes sideways. */
export function isHeadingDown(from: Spot, to: Spot): boolean {
  return to.y - from.y > Math.abs(to.x - from.x) / 8
}

/** The edge of the links that faces the items. */
export interface Edge {
  left: number
  top: number
  bottom: number
}

/**
 * Whether a pointer that went from one spot to another is on its way to an edge to its right:
 * inside the triangle between where it was and the two ends of that edge.
 */
export function isHeadingTo(edge: Edge, from: Spot, to: Spot): boolean {
  if (to.x <= from.x || from.x >= edge.left) return false
  const share = (to.x - from.x) / (edge.left - from.x)
  const upper = from.y + (edge.top - from.y) * share
  const lower = from.y + (edge.bottom - from.y) * share
  return to.y >= upper && to.y <= lower
}
