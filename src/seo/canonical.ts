/** The one address by which search engines should know a page. */
export const canonical = (site: string, address: string): string => `${site}${address}`
