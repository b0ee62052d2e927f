import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fieldFiles } from '../src/model/fields/reference.ts'

/** Writes the field reference and the schemas for editors anew. */
rmSync('docs/fields', { recursive: true, force: true })
mkdirSync('docs/fields')
for (const [file, text] of fieldFiles()) writeFileSync(file, text)
