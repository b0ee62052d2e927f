import { closeSync, openSync, readSync, statSync } from 'node:fs'

/** Where a database says how often it was changed, and which one it is: https://www.sqlite.org/fileformat.html */
const header = { size: 100, changes: 24, identity: 60 }

/**
 * Looks whether a database is still the one that was opened: `expect` throws unless it is. A file that was taken away
 * can be written to, and all that is gone with the process. One that was copied over it has another identity, or an
 * earlier count of changes; what other programs change by SQLite itself only makes that count grow.
 */
export function watchPlace(file: string) {
  // It stays open until the end: closing any descriptor of a file gives up SQLite's locks on it.
  const descriptor = openSync(file, 'r')
  const bytes = Buffer.alloc(header.size)
  const read = () => {
    const isWhole = readSync(descriptor, bytes, 0, header.size, 0) === header.size
    return {
      identity: isWhole ? bytes.readUInt32BE(header.identity) : Number.NaN,
      changes: bytes.readUInt32BE(header.changes),
    }
  }
  const { ino } = statSync(file)
  let last = read()
  return {
    expect: () => {
      const found = statSync(file, { throwIfNoEntry: false })?.ino
      if (found === undefined)
        throw new Error(`${file} is gone. Put it back, or restart the service to begin a new one.`)
      const now = read()
      if (found !== ino || now.identity !== last.identity || now.changes < last.changes)
        throw new Error(
          `${file} is another file now. Restart the service to go on with it; next time stop the service first, and use npm run messages -- restore.`,
        )
      last = now
    },
    close: () => closeSync(descriptor),
  }
}
