/** In the drawing of a worked case, heights are counted in so many steps. */
export const heightSteps = 20
