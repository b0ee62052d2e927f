/** How numbers lie about their middle. */

export function standardDeviation(numbers: readonly number[]): number {
  if (numbers.length === 0) return 0
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length
  return Math.sqrt(numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / numbers.length)
}

/** The smallest number that so many percent of them do not exceed. */
export function percentile(numbers: readonly number[], percent: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0
}

/** How often each number is there, such as "3 × 12, 4 × 50". */
export function distribution(numbers: readonly number[]): string {
  return [...Map.groupBy(numbers, (one) => one)]
    .sort(([a], [b]) => a - b)
    .map(([number, all]) => `${number} × ${all.length}`)
    .join(', ')
}
