import { TallyRows } from './TallyRows.tsx'

const day = { caption: 'A tick a quarter hour.', scale: ['00:00', '12:00', '24:00'] }

export const examples = {
  pages: (
    <TallyRows
      caption="A tick for each page."
      rows={[
        {
          label: 'Kites',
          href: '/',
          text: 'Folds what others fly, and mends it on calm days.',
          value: '7 pages',
          ticks: '!ii !iii',
        },
        { label: 'Boats', href: '/', value: '1 page', ticks: '!' },
      ]}
    />
  ),
  hours: (
    <TallyRows
      {...day}
      rows={[
        { label: 'Auckland', value: '20:00–05:00 UTC', ticks: `${'|'.repeat(20)}${'.'.repeat(60)}${'|'.repeat(16)}` },
        { label: 'London', value: '09:00–18:00 UTC', ticks: `${'.'.repeat(36)}${'|'.repeat(36)}${'.'.repeat(24)}` },
      ]}
    />
  ),
  positions: (
    <TallyRows
      {...day}
      rows={[
        {
          label: 'London',
          value: '09:00–18:00 UTC',
          ticks: `${'.'.repeat(36)}${'|'.repeat(36)}${'.'.repeat(24)}`,
          roles: [
            { title: 'Folder', href: '/folder' },
            { title: 'Keeper of the Sample Drawer', href: '/keeper' },
          ],
        },
        {
          label: 'Auckland',
          value: '',
          ticks: '|'.repeat(96),
          roles: [{ title: 'Keeper of the Tide', href: '/tide' }],
        },
      ]}
    />
  ),
  'with a heading': (
    <TallyRows {...day} heading="The day" rows={[{ label: 'Auckland', value: 'all day', ticks: '|'.repeat(96) }]} />
  ),
  'long words': (
    <TallyRows
      {...day}
      rows={[{ label: 'Llanfairpwllgwyngyllgogerychwyrndrobwll', value: '09:00–18:00 UTC', ticks: '!i'.repeat(48) }]}
    />
  ),
}
