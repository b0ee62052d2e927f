/** When support answers, by the office's own clock: hours of the day, the first included and the last not. */
export const supportHours = { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], from: 9, to: 18 } as const
