import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import type { Split, Trace } from '../schema/system-case.ts'
import { numberProblems } from './told.ts'

type SystemPage = Extract<Page, { kind: 'system' }>
type Found = [field: string, what: string, cure: string]

/** What a worked case needs beyond the form of each field: full rows, stops of the route, passages where a link is. */
export function systemCaseProblems({ file, case: worked, route, capabilities }: SystemPage): Problem[] {
  if (!worked) return []
  const found = worked.form === 'trace' ? traceProblems(worked, route) : splitProblems(worked, route)
  const shown = (worked.form === 'trace' ? shownInTrace(worked) : shownInSplit(worked)).map(([field, shows]) => ({
    field: `case.${field}.shows`,
    shows,
  }))
  return [
    ...found.map(([field, what, cure]) => ({ file, field: `case.${field}`, what, cure })),
    ...numberProblems(file, capabilities.length, shown),
  ]
}

function traceProblems({ table, trail, origin }: Trace, route: SystemPage['route']): Found[] {
  const desks = route.map(({ desk }) => desk).reverse()
  const places = trail.map(({ desk }) => desks.indexOf(desk))
  return [
    ...((origin.draws === 'meter') === (origin.dials !== undefined)
      ? []
      : [
          [
            'origin.dials',
            `${origin.dials ? 'is written for' : 'is missing, and it draws'} a ${origin.draws}.`,
            'A meter has dials, and nothing else has.',
          ] satisfies Found,
        ]),
    ...table.rows.flatMap(({ cells }, i): Found[] =>
      cells.length === table.columns.length
        ? []
        : [
            [
              `table.rows[${i}].cells`,
              `has ${cells.length} entries for ${table.columns.length} columns.`,
              'Write one for each.',
            ],
          ],
    ),
    ...(table.opened > table.rows.length
      ? [
          [
            'table.opened',
            `is ${table.opened}, and the table has ${table.rows.length} rows.`,
            'Write a smaller number.',
          ] satisfies Found,
        ]
      : []),
    ...(table.limit !== undefined && !table.rows.some(({ cells }) => cells.some(({ bar }) => bar))
      ? [
          [
            'table.limit',
            'is written for a table without bars.',
            'Give cells a bar, or take the line away.',
          ] satisfies Found,
        ]
      : []),
    ...trail.flatMap(({ desk }, i): Found[] => {
      const place = places[i] ?? 0
      if (place >= 0 && (i === 0 || place > (places[i - 1] ?? 0))) return []
      const what =
        place < 0
          ? `is "${desk}", where the route does not stop.`
          : `is "${desk}", which does not come before "${trail[i - 1]?.desk}".`
      return [[`trail[${i}].desk`, what, `On the way back the order is: ${desks.join(', ')}.`]]
    }),
  ]
}

/** Every desk of the route stands under one column; a link has its passage, and what has none is linked to nothing. */
function splitProblems({ heads, parts }: Split, route: SystemPage['route']): Found[] {
  const desks = route.map(({ desk }) => desk)
  const named = heads.flatMap((head) => head.desks)
  const cure = `Name each of these once: ${desks.join(', ')}.`
  return [
    ...(named.toSorted().join() === desks.toSorted().join()
      ? []
      : [['heads', `names the desks ${named.join(', ')}, which are not those of the route.`, cure] satisfies Found]),
    ...parts.flatMap(({ quote, effect }, i): Found[] => {
      if ((quote === undefined) === (effect === 'unmapped')) return []
      return quote === undefined
        ? [
            [
              `parts[${i}].quote`,
              `is missing, and the line ${effect} an aim.`,
              'Quote a passage, or write "effect: unmapped".',
            ],
          ]
        : [
            [
              `parts[${i}].effect`,
              'is "unmapped", and a passage is quoted.',
              'Remove the quote, or say what it proves.',
            ],
          ]
    }),
  ]
}

const shownInTrace = ({ table, trail }: Trace): [string, number | undefined][] => [
  ['table', table.shows],
  ...trail.map(({ shows }, i): [string, number | undefined] => [`trail[${i}]`, shows]),
]

const shownInSplit = ({ heads, parts }: Split): [string, number | undefined][] => [
  ...heads.map(({ shows }, i): [string, number | undefined] => [`heads[${i}]`, shows]),
  ...parts.map(({ shows }, i): [string, number | undefined] => [`parts[${i}]`, shows]),
]
