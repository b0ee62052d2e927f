/** Whether words are about somebody who acts under a license: our pages say so wherever the law asks for one. */
export const isLicensed = (words: string): boolean => /\blicensed\b/i.test(words)
