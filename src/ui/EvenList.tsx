import { Children, type ReactNode } from 'react'

interface EvenListProps {
  /** Whether their order counts. */
  ordered?: boolean
  className?: string
  /** An item each, with its key. */
  children: ReactNode
}

/** So many items make full rows: on phones one below the other, from there on side by side. Five need a rule of their own. */
const byThree = 'md:grid-cols-3'
const byFour = 'md:grid-cols-2 lg:grid-cols-4'
const columns = ['', '', 'md:grid-cols-2', byThree, byFour, 'even-fives', byThree, '', byFour, byThree]

/** A list whose rows are all full; where no columns come out even, one stands below the other. */
export function EvenList({ ordered = false, className = '', children }: EvenListProps) {
  const List = ordered ? 'ol' : 'ul'
  return <List className={`grid ${className} ${columns[Children.count(children)] ?? ''}`}>{children}</List>
}
