/** A body as JSON writes it, line by line, each part by what it is. */

export interface BodyField {
  key: string
  value: string
  written: 'text' | 'number' | 'boolean'
}

export interface JsonLine {
  key: string
  /** The value as JSON writes it, a text with its quotes. */
  value: string
  written: BodyField['written']
  /** What stands behind it; nothing behind the last. */
  end: ',' | ''
}

/** The lines between the braces. */
export function jsonLines(fields: readonly BodyField[]): JsonLine[] {
  return fields.map(({ key, value, written }, i) => ({
    key: JSON.stringify(key),
    value: written === 'text' ? JSON.stringify(value) : value,
    written,
    end: i < fields.length - 1 ? ',' : '',
  }))
}
