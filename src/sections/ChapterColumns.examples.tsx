import { ChapterColumns } from './ChapterColumns.tsx'

const text = `<p>${'A kite is as good as its seams. '.repeat(6)}</p>`
const chapter = (label: string) => ({ label, anchor: label.toLowerCase().replaceAll(' ', '-'), html: text })

export const examples = {
  three: <ChapterColumns html="" chapters={['The seam', 'Suppose it tears', 'Whose kite it is'].map(chapter)} />,
  'no chapter': <ChapterColumns html={text} chapters={[]} />,
  'long words': <ChapterColumns html={text} chapters={[chapter('Rechtsschutzversicherungsgesellschaften')]} />,
}
