interface Spot {
  x: number
  y: number
}

const along = (a: number, b: number, c: number, d: number, t: number) =>
  a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3

const sizes: Record<string, number> = { M: 2, m: 2, H: 1, h: 1, v: 1, c: 6, s: 4, a: 7, z: 0 }

/**
 * Where the data of an SVG path goes, as src/art writes it: a list of points for each of its lines, curves
 * in sixteen steps, arcs by their ends and the reach of half a circle.
 */
export function subpaths(data: string): Spot[][] {
  const lines: Spot[][] = []
  let at = { x: 0, y: 0 }
  let handle = at
  const go = (to: Spot) => {
    lines.at(-1)?.push(to)
    at = to
  }
  for (const [, command = '', rest = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const size = sizes[command]
    if (size === undefined) throw new Error(`This does not read ${command}.`)
    const n = rest.match(/-?[\d.]+/g)?.map(Number) ?? []
    if (n.length !== size) throw new Error(`${command}${rest} has ${n.length} numbers.`)
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = n
    if (command === 'M' || command === 'm') {
      at = command === 'M' ? { x: a, y: b } : { x: at.x + a, y: at.y + b }
      lines.push([at])
    }
    if (command === 'H') go({ x: a, y: at.y })
    if (command === 'h') go({ x: at.x + a, y: at.y })
    if (command === 'v') go({ x: at.x, y: at.y + a })
    if (command === 'z') at = lines.at(-1)?.[0] ?? at
    if (command === 'a') {
      if (d === 1) for (const side of [-b, b]) lines.at(-1)?.push({ x: at.x + f / 2, y: at.y + side })
      go({ x: at.x + f, y: at.y + g })
    }
    if (command === 'c' || command === 's') {
      const from = at
      const leave = command === 'c' ? { x: a, y: b } : { x: from.x - handle.x, y: from.y - handle.y }
      const [arrive, by] =
        command === 'c'
          ? [
              { x: c, y: d },
              { x: e, y: f },
            ]
          : [
              { x: a, y: b },
              { x: c, y: d },
            ]
      for (let i = 1; i <= 16; i++)
        go({
          x: from.x + along(0, leave.x, arrive.x, by.x, i / 16),
          y: from.y + along(0, leave.y, arrive.y, by.y, i / 16),
        })
      handle = { x: from.x + arrive.x, y: from.y + arrive.y }
    } else handle = at
  }
  return lines
}
