import type { ContactMessage } from './rules.ts'

/** A message that is good as it is. */
export const message = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  inquiryType: 'software',
  message: 'Please call me back.',
} as const satisfies ContactMessage

/** A storage that shows what it keeps. */
export class Shelf {
  readonly kept = new Map<string, string>()

  getItem(key: string): string | null {
    return this.kept.get(key) ?? null
  }

  setItem(key: string, value: string): void {
    this.kept.set(key, value)
  }

  removeItem(key: string): void {
    this.kept.delete(key)
  }
}
