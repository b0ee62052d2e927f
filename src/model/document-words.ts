/** The words that the front matter of documents chooses from, and in what order: figures are drawn by them. */

/** Who writes a part. */
export const hands = ['us', 'you', 'both'] as const
export type Hand = (typeof hands)[number]

/** How far a part may travel: each of them reads what those behind it read. */
export const reaches = ['team', 'asker', 'anyone'] as const
export type Reach = (typeof reaches)[number]

/** What somebody does for a study, in order, and who may be the one. */
export const rightNames = ['asks', 'supplies', 'holds', 'finds', 'releases', 'reads'] as const
export const laneNames = ['asker', 'group', 'signers', 'public'] as const
export type LaneName = (typeof laneNames)[number]
