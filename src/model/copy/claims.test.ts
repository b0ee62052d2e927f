import { expect, test } from 'vitest'
import { claimsIn } from './claims.ts'

const found = (text: string) => claimsIn(text, ['Acme Group', 'Acme'])

test.each([
  'Our fund has a guaranteed return of 5%.',
  'Guaranteed returns',
  'We guarantee you a return.',
  'Returns of 8% are guaranteed.',
  'Assured profit every month.',
  'It is risk-free.',
  'There is no risk.',
  'A no-risk investment',
  'You cannot lose.',
  'You can’t lose money with it.',
  'It always pays.',
  'Double your money.',
  'Our team beats the market.',
  'Our platform is 100% safe.',
  'FDIC insured',
  'Deposits are insured by the FDIC.',
  'We are regulated by the FCA.',
  'Acme Group is licensed in New York.',
  'We are the best.',
  'A leading provider of software',
  'The #1 choice for savers',
  'An award-winning team',
  'You won’t find fees here, and returns are guaranteed.',
  'Not only cheap but with guaranteed returns.',
])('is a claim: %s', (text) => expect(found(text)).not.toEqual([]))

test.each([
  'Nothing is guaranteed.',
  'No return is guaranteed.',
  'Nothing here, least of all the return, is guaranteed.',
  'Past performance does not guarantee future results.',
  'Guaranteed returns do not exist.',
  'A guaranteed return is a warning sign.',
  'Anyone who promises guaranteed returns is lying.',
  'A promise of "guaranteed returns" is told by others.',
  'Is the return guaranteed?',
  'Every plan has a 3-week money-back guarantee.',
  'The insurer guarantees the loan.',
  'It is not risk-free.',
  'The risk-free rate fell.',
  'No investment is without risk.',
  'Units carry no risk rating.',
  'You cannot lose more than you put in.',
  'Banks are regulated by the FCA.',
  'We are not licensed.',
  'That may be the best hedge there is.',
  'A leading indicator',
])('is none: %s', (text) => expect(found(text)).toEqual([]))
