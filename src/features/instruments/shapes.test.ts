import { expect, test } from 'vitest'
import { shapesOf } from './shapes.ts'

const contract = (name: string, draws: 'fixed' | 'floor' | 'bare') => ({ name, text: `About ${name}.`, draws })

test('a shape that two instruments share is drawn once, with the name that each has for it', () => {
  const shapes = shapesOf([
    { name: 'Derivatives', contracts: [contract('Swap', 'fixed'), contract('Bet', 'bare')] },
    { name: 'Commodities', contracts: [contract('Supply', 'fixed')] },
  ])
  expect(shapes.map(({ draws, contracts }) => [draws, contracts.map(({ of, name }) => `${of}: ${name}`)])).toEqual([
    ['fixed', ['Derivatives: Swap', 'Commodities: Supply']],
    ['bare', ['Derivatives: Bet']],
  ])
})
