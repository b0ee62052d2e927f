import { edits } from './edits.ts'
import { testEdits } from './ten-edits.ts'

// This site's own content takes longer, so npm run test:backstage leaves it out: npm run test:edits -- real
testEdits(
  'content',
  Object.keys(edits).map((name) => [name]),
)
