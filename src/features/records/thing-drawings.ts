import type { ReplacedThing } from '../../model/replaced-things.ts'

/** Things on a desk before a tool came, in lines: what is drawn later lies on top. */

export const sheet = { width: 120, height: 84 }

export const drawings: Record<ReplacedThing, readonly string[]> = {
  note: ['M8 8h80v54H8z', 'M36 62l-6 14h36l-6-14', 'M62 30h46v40H70l-8-8z', 'M70 42h28M70 54h4M80 54h4M90 54h4'],
  shoebox: [
    'M30 8l14-2 4 34-14 2z',
    'M52 4h16v36H52z',
    'M74 6l16 4-8 36-14-4z',
    'M10 32h100l-4 46H14z',
    'M46 48h28v14H46z',
  ],
  worksheet: [
    'M14 6h80v72H14z',
    'M14 20h80M14 34h80M14 48h80M14 62h80M40 6v72M68 6v72',
    'M78 56l26-30 10 9-26 30-12 3z',
  ],
  highlighter: [
    'M10 8h46v58H10z',
    'M38 18h46v58H38z',
    'M46 30h30M46 40h30M46 50h18M46 60h24',
    'M76 60l26-36 12 9-26 36-14 5z',
  ],
  folders: [
    'M28 6h22l6 8h54v46H28z',
    'M18 15h22l6 8h54v46H18z',
    'M8 24h22l6 8h54v46H8z',
    'M49 44a11 11 0 1 0 .1 0zM57 63l10 10',
  ],
  clippings: [
    'M8 8h66v54l-8-4-9 5-8-5-8 5-9-5-8 5-8-5-8 4z',
    'M16 18h50M16 28h20M16 37h20M16 46h20M44 27h22v20H44z',
    'M92 36l5 12 13 1-10 8 4 13-12-8-12 8 4-13-10-8 13-1z',
  ],
  forms: [
    'M8 6h54v70H8z',
    'M16 16h8v8h-8zM16 34h8v8h-8zM16 52h8v8h-8zM32 20h20M32 38h14M32 56h14',
    'M56 22h54v52l-9-6-9 6-9-6-9 6-9-6-9 6z',
    'M66 34h34M66 44h34M66 54h14',
  ],
  drawer: [
    'M22 12h76l12 24H10z',
    'M34 36l4-30 26 4-2 26',
    'M60 36l8-26 24 6-6 20',
    'M10 36h100v40H10z',
    'M48 50h24v10H48z',
  ],
  log: [
    'M8 12l46 6v58l-46-6z',
    'M54 18l46-6v58l-46 6z',
    'M16 26l30 4M16 38l30 4M16 50l30 4M62 30l30-4',
    'M76 38h34v40l-6-4-5 4-6-4-6 4-6-4-5 4z',
    'M84 48h18M84 57h18',
  ],
  coins: [
    'M14 10h46a6 11 0 0 1 0 22H14z',
    'M14 10a6 11 0 0 0 0 22a6 11 0 0 0 0-22z',
    'M30 46h46a6 11 0 0 1 0 22H30z',
    'M30 46a6 11 0 0 0 0 22a6 11 0 0 0 0-22z',
    'M88 26l-8-9v20l8-9a8 8 0 0 0 14 0l8 9V17l-8 9a8 8 0 0 0-14 0z',
  ],
}
