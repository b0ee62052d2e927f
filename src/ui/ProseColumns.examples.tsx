import { ProseColumns } from './ProseColumns.tsx'

const paragraph = `<p>${'Some of what we build serves a single trade. '.repeat(4)}</p>`

export const examples = {
  'two paragraphs': <ProseColumns html={paragraph.repeat(2)} />,
}
