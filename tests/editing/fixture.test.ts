import { fixtureContent } from '../support/fixture-site.ts'
import { testEdits } from './ten-edits.ts'

// Edits of one month, made before one build: ten builds took four minutes more and found nothing else.
testEdits(fixtureContent, [
  ['a new fund, second in order', 'a new article', 'a new position', 'a longer paragraph'],
  ['a page moved', 'one more office', 'another name for the company, with a colon and a hash in it'],
  ['one more division', 'a new item in the menu', 'a page retired'],
])
