/** The id of a part of a page that is known by its name, such as an asset class. */
export const anchorOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')
