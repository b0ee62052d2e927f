/** What the desk's server answers. */
export interface Answer {
  status?: number
  type?: string
  body: string | Buffer
}
