export interface Pay {
  from: number
  to: number
  currency: string
  per: 'year' | 'month' | 'hour'
}

/** "USD 90,000 to 120,000 a year", or one number where both are the same. */
export function payRange({ from, to, currency, per }: Pay): string {
  // Whole numbers have no cents; where one of the two has some, both show them.
  const cents = Number.isInteger(from) && Number.isInteger(to) ? 0 : 2
  const { format } = new Intl.NumberFormat('en-US', { minimumFractionDigits: cents, maximumFractionDigits: cents })
  const range = from === to ? format(from) : `${format(from)} to ${format(to)}`
  return `${currency} ${range} ${per === 'hour' ? 'an' : 'a'} ${per}`
}
