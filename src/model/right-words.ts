/** What somebody may do in an app, from nothing to everything: tables of rights are drawn by it. */
export const levels = ['Closed', 'View', 'Edit', 'Approve'] as const
export type Level = (typeof levels)[number]
