import { expect, test } from 'vitest'
import { assets } from './catalog.ts'
import { product } from './product.ts'

// What is required, and how much of it, stands in docs/fields; what is told of it, in tests/unit/mistakes.
const { aum, performance } = assets.shape.classes.element.shape
const { price } = product.shape.pricing.unwrap().shape.plans.element.shape

test.each([
  ['a price', price, ['0', '247', '1000.50'], ['$205.70', '205.7', '205,70', 'on request', '']],
  ['what is held', aum, ['2M', '10.25B'], ['1,2B', '1.2', '1.2b', '$1.2B', '.5B', '1.B', 'much']],
  ['a performance', performance, ['-3%', '+0.0%'], ['12.5%', '12.5', '+12.5', '+12,5%', '−3%', 'up']],
])('the form of %s', (_case, field, good, bad) => {
  const passes = (value: string) => field.safeParse(value).success
  expect([...good, ...bad].filter(passes)).toEqual(good)
})
