import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Drawn } from '../../src/figures/Drawn.tsx'
import { sample, sizes } from '../../src/gallery/samples.ts'
import { figure } from '../../src/model/schema/figures/figure.ts'

describe.each(figure.options.map((option) => [option.shape.draws.value, option] as const))(
  'the figure "%s"',
  (_, option) => {
    test.each(sizes)('is drawn from data that its schema takes: %s', (size) => {
      const data = sample(option, size)
      expect(option.safeParse(data).success).toBe(true)
      const heading = renderToStaticMarkup(data.heading)
      expect(renderToStaticMarkup(createElement(Drawn, { figure: data }))).toContain(heading)
    })
  },
)

describe('data made from a schema', () => {
  const schema = z.strictObject({
    kind: z.literal('kite'),
    name: z.string().min(2).max(40),
    asked: z.string().min(4).max(60).regex(/\?$/),
    colors: z
      .array(z.enum(['red', 'blue']))
      .min(1)
      .max(3),
    note: z.string().max(20).optional(),
    pair: z.tuple([z.int().min(3).max(4), z.boolean()]),
  })

  test('is as little as it takes, or as much as it allows', () => {
    expect(sample(schema, 'least')).toMatchObject({ kind: 'kite', colors: ['red'] })
    expect(sample(schema, 'least')).not.toHaveProperty('note')
    expect(sample(schema, 'most').colors).toHaveLength(3)
    expect(sample(schema, 'most')).toHaveProperty('note')
  })

  test('has words that are hard to set, and is the same in every run', () => {
    expect(sample(schema, 'long words').name).toMatch(/\w{18}/)
    expect(sample(schema, 'long words')).toEqual(sample(schema, 'long words'))
  })

  test('meets the checks between fields', () => {
    const counted = z.strictObject({ count: z.int().min(2).max(9), rows: z.array(z.string()).max(9) })
    const alike = counted.refine(({ count, rows }) => count === rows.length, { path: ['rows'] })
    for (const size of sizes) expect(sample(alike, size).rows).toHaveLength(sample(alike, size).count)
  })

  test('stops on what nobody can make', () => {
    const never = z.strictObject({ code: z.string().regex(/^[A-Z]{12}$/) })
    expect(() => sample(never, 'least')).toThrow('code')
    const helped = z.strictObject({ code: never.shape.code.meta({ examples: ['ABCDEFGHIJKL'] }) })
    expect(sample(helped, 'least')).toEqual({ code: 'ABCDEFGHIJKL' })
  })
})
