import { oneLine } from './read-form.ts'

/** The service's log: one line each on standard output, the time first. What is said in it names no visitor. */
export const log = (line: string) => console.log(`${new Date().toISOString()} ${oneLine(line)}`)
