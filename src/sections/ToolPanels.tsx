import { Inclusions } from '../ui/Inclusions.tsx'
import { Pictogram, type PictogramName } from '../ui/Pictogram.tsx'

interface Tool {
  value: string
  icon: PictogramName
  title: string
  description: string
  features: readonly string[]
}

/** What stands behind each tab. All of it is in the page; the tabs only choose what is shown. */
export function ToolPanels({ tools }: { tools: readonly Tool[] }) {
  return (
    <div data-panels="" className="panels">
      {tools.map(({ value, icon, title, description, features }) => (
        <div key={value} id={value}>
          <div className="grid gap-x-11 gap-y-6 sm:grid-cols-2">
            <div>
              <Pictogram name={icon} className="text-accent" />
              <h3 className="display mt-3 text-h3">{title}</h3>
              <p className="mt-2.5 text-ink-2">{description}</p>
            </div>
            <Inclusions items={features} />
          </div>
        </div>
      ))}
    </div>
  )
}
