/** What a visitor may choose. */
export type ThemeChoice = 'light' | 'dark' | 'system'
