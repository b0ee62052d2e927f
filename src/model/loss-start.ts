/** How high the money stands that was put in, where a loss is drawn; the top is 20, and 0 is nothing left. */
export const putIn = 12
