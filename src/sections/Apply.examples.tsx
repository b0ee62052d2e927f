import { Apply } from './Apply.tsx'

export const examples = {
  posted: <Apply href="/contact" all="/careers" posted="2026-11-15" />,
  'without a date': <Apply href="/contact" all="/careers" posted={undefined} />,
}
