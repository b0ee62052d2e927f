import { fixtureContent } from '../support/fixture-site.ts'
import { testEdits } from './ten-edits.ts'

testEdits(fixtureContent)
