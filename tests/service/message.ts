/** A message as the form sends it. */
export const typed = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  inquiryType: 'software',
  message: 'Please call me back.',
} as const

/** The same with a word of its own: the same words again would be the same message. */
export const another = (word: string | number) => ({ ...typed, message: `Please call me back: ${word}.` })

export type Fields = Record<string, string>

/** As the form's script sends it, unless told otherwise. */
export function formRequest(origin: string, body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request(`${origin}/api/messages`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      Origin: origin,
      'Sec-Fetch-Site': 'same-origin',
      Accept: 'application/json',
      'Content-Type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body,
  })
}

export const encoded = (fields: Fields) => new URLSearchParams(fields).toString()
