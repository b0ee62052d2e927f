/** The fields of a form, as a browser sends them. */
export type Form = Readonly<Record<string, string>>

const mostFields = 20

/**
 * Reads `a=1&b=2` strictly: no field twice, no half characters, no null bytes. What is not well formed was not sent by
 * the form, and guessing what it means could store something else than somebody wrote.
 */
export function readForm(text: string): Form | undefined {
  const pairs = text.split('&').filter(Boolean)
  if (pairs.length > mostFields) return undefined
  const form: Record<string, string> = Object.create(null)
  for (const pair of pairs) {
    const [name, value] = pair.split('=', 2).map(decoded)
    if (name === undefined || value === undefined || pair.indexOf('=') !== pair.lastIndexOf('=')) return undefined
    if (name in form || value.includes('\0') || !value.isWellFormed()) return undefined
    // Browsers send line breaks as two characters; in the form they are one.
    form[name] = value.replaceAll('\r\n', '\n')
  }
  return form
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}
