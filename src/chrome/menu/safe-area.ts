export interface Spot {
  x: number
  y: number
}

/** The edge of the links that faces the items. */
export interface Edge {
  x: number
  top: number
  bottom: number
}

/**
 * Whether a pointer that went from one spot to another is on its way to an edge to its right:
 * inside the triangle between where it was and the two ends of that edge.
 */
export function isHeadingTo(edge: Edge, from: Spot, to: Spot): boolean {
  if (to.x <= from.x || from.x >= edge.x) return false
  const share = (to.x - from.x) / (edge.x - from.x)
  const upper = from.y + (edge.top - from.y) * share
  const lower = from.y + (edge.bottom - from.y) * share
  return to.y >= upper && to.y <= lower
}
