/** More than one sees at once helps nobody; the search page has the rest. */
export const mostShown = 8
