import type { Database, Row, Value } from './database.ts'

/** As much of Cloudflare's D1 as is used here. */
export interface D1 {
  prepare: (sql: string) => { bind: (...values: Value[]) => { all: () => Promise<{ results: unknown[] }> } }
}

export function openD1(d1: D1): Database {
  return {
    all: async (sql, ...values) =>
      (
        await d1
          .prepare(sql)
          .bind(...values)
          .all()
      ).results as Row[],
  }
}
