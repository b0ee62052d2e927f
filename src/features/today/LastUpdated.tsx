import { longDate } from '../../lib/formats.ts'

/** The day it is read, as the specification asks: as built first; show-today.ts corrects it in the browser. */
export function LastUpdated({ builtOn }: { builtOn: string }) {
  return (
    <p className="mb-6 text-ink-2" data-today="">
      {'Last updated: '}
      <time dateTime={builtOn}>{longDate(builtOn)}</time>
    </p>
  )
}
