/** How long the pointer decides, in milliseconds. All the menu's timing is here. */
export const delays = {
  /** At rest on a section, before its panel opens: a sweep across the bar opens nothing. */
  open: 200,
  /** On another section while a panel is open. */
  switch: 60,
  /** Outside the menu, before it closes: a slip over the edge is forgiven. */
  close: 400,
  /** On an item that was crossed on the way to the links, before it is meant after all. */
  hold: 250,
} as const

/** A pointer that moves less than this, in pixels, is at rest. */
export const restRadius = 7
