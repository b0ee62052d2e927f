import { Argument } from './Argument.tsx'
import { LabeledPiece } from './LabeledPiece.tsx'
import { Notice } from './Notice.tsx'
import { Signature } from './Signature.tsx'
import { line } from './sample-shelf.ts'
import { farmland, payroll, settlement } from './sample-story.ts'

export const examples = {
  'a view alone': <Argument lines={[line(payroll)]} />,
  'two labeled pieces': <LabeledPiece labels={['By a partner']} lines={[line(farmland), line(payroll)]} />,
  'two notices': <Notice lines={[line(settlement), line(farmland)]} />,
  'who signs': <Signature {...line(payroll)} />,
}
