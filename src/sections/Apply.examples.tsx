import { Apply } from './Apply.tsx'

export const examples = {
  posted: <Apply href="/contact" posted="2026-11-15" />,
  'without a date': <Apply href="/contact" posted={undefined} />,
}
