/** Whose work a step or a part of a document is: ours, that of the client, or both. */
export const hands = ['us', 'you', 'both'] as const
