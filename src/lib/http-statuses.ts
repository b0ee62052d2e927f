/** The answers of HTTP that a drawn example may show, in its own words. */
export const httpStatuses = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
} as const

export type HttpStatus = keyof typeof httpStatuses
