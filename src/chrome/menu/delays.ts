/** How long the pointer decides, in milliseconds. All the menu's timing is here. Single numbers: a page carries them all. */

/** At rest on a section, before its panel opens: a sweep across the bar opens nothing. */
export const open = 200

/** On another section while a panel is open. */
export const change = 60

/** Outside the menu, before it closes: a slip over the edge is forgiven. */
export const close = 400

/** On an item that was crossed on the way to the links, before it is meant after all. */
export const hold = 250

/** A pointer that moves less than this, in pixels, is at rest. */
export const restRadius = 7
