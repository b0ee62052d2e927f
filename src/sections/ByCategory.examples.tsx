import { ByCategory } from './ByCategory.tsx'
import { DatedLines } from './DatedLines.tsx'
import { Earlier } from './Earlier.tsx'
import { farmland, longWords, payroll, volatility } from './sample-story.ts'

const category = (name: string, ...lines: { title: string; date: string; href: string }[]) => ({
  name,
  href: `#${name}`,
  summary: `What ${name} holds`,
  lines,
})

export const examples = {
  'two shelves': (
    <ByCategory
      heading="All writing, by category"
      shelves={[
        { name: 'Reports', categories: [category('Industry', farmland), category('Learning', volatility, payroll)] },
        { name: 'Blog', categories: [category('Opinion', payroll), category('Partner')] },
      ]}
    />
  ),
  'long words': (
    <ByCategory heading={longWords.title} shelves={[{ categories: [category(longWords.title, longWords)] }]} />
  ),
  'earlier ones': <Earlier lines={[farmland, payroll]} />,
  'lines alone': (
    <div className="wrap">
      <DatedLines lines={[volatility]} />
    </div>
  ),
}
