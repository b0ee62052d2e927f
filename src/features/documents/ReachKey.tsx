import { type Reach, reaches } from '../../model/document-words.ts'
import { ReachBar } from './ReachBar.tsx'

const words: Record<Reach, string> = { team: 'The team', asker: 'Who asked', anyone: 'Anyone' }

/** What the fields of a bar mean. */
export function ReachKey() {
  return (
    <ul className="reach-key">
      {reaches.map((reach) => (
        <li key={reach}>
          <ReachBar reach={reach} />
          <p>{words[reach]}</p>
        </li>
      ))}
    </ul>
  )
}
