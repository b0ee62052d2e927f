const scales = { M: 1e6, B: 1e9 }

/** The number behind a printed figure: 1.2B, 800M, +12.5%. */
export function quantity(figure: string): number {
  const [, number = '', unit = ''] = /^([+-]?\d+(?:\.\d+)?)([MB%]?)$/.exec(figure) ?? []
  if (number === '') throw new Error(`"${figure}" is no figure such as 1.2B or +12.5%.`)
  return Number(number) * (unit === 'M' || unit === 'B' ? scales[unit] : 1)
}
