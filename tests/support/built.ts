import { readBuilt } from './built-site.ts'

/** This site, as npm run build left it. */
export const site = readBuilt('.')
