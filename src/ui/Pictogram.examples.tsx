import { Pictogram, type PictogramName } from './Pictogram.tsx'

const drawings: Record<PictogramName, string> = {
  building: 'Building',
  calendar: 'Calendar',
  camera: 'Camera',
  clock: 'Clock',
  coin: 'Coin',
  columns: 'Columns',
  document: 'Document',
  globe: 'Globe',
  growth: 'Growth',
  layers: 'Layers',
  leaf: 'Leaf',
  lock: 'Lock',
  people: 'People',
  pen: 'Pen',
  plug: 'Plug',
  receipt: 'Receipt',
  scale: 'Scale',
  spark: 'Spark',
  target: 'Target',
  transfer: 'Transfer',
  umbrella: 'Umbrella',
  wallet: 'Wallet',
}

export const examples = {
  all: (
    <ul className="flex flex-wrap gap-x-10 gap-y-6">
      {Object.entries(drawings).map(([name, meaning]) => (
        <li key={name}>
          <Pictogram name={name as PictogramName} className="text-accent" />
          <span className="text-xs text-ink-2">{meaning}</span>
        </li>
      ))}
    </ul>
  ),
  'in the color of the text': <Pictogram name="scale" />,
}
