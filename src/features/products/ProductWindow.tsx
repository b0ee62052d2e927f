import type { DrawnWindow } from '../../model/schema/drawn.ts'
import type { PictogramName } from '../../ui/Pictogram.tsx'
import { Blocks, Screen } from './drawn/Screen.tsx'

interface ProductWindowProps {
  product: string
  icon: PictogramName
  window: DrawnWindow
}

/** The drawn window of a tool: what can be opened, what is worked on, what comes of it. No first screen reaches down to it. */
export function ProductWindow({ product, icon, window: { shows, list, main, side } }: ProductWindowProps) {
  return (
    <Screen product={product} shows={shows} icon={icon} className={list ? 'window listed' : 'window'} late>
      {list && (
        <div className="list">
          {list.map(({ title, text }) => (
            <div key={title}>
              <b>{title}</b>
              <small>{text}</small>
            </div>
          ))}
        </div>
      )}
      <div className="pane">
        <Blocks blocks={main} />
      </div>
      <div className="pane side">
        <Blocks blocks={side} />
      </div>
    </Screen>
  )
}
