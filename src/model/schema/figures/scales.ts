/** What figures measure by. Apart from their shapes, so that whoever draws in a browser brings no checks along. */

/** A map has as many steps each way. */
export const mapSteps = 5

/** How money reaches the holders; each has its own mark. */
export const ways = ['interest', 'rent', 'fees', 'irregular'] as const
export type Way = (typeof ways)[number]

/** How high a line can stand. */
export const heightSteps = 20

/** How high the money stands that was put in; the top is 20, and 0 is nothing left. */
export const putIn = 12
