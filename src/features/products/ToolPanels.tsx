import type { DrawnWindow } from '../../model/schema/drawn.ts'
import { Pictogram, type PictogramName } from '../../ui/Pictogram.tsx'
import { ProductWindow } from './ProductWindow.tsx'

export interface Tool {
  value: string
  icon: PictogramName
  title: string
  description: string
  features: readonly string[]
  screen: DrawnWindow
  /** What in the window is explained elsewhere, and where. */
  worked?: { text: string; name: string; href: string } | undefined
}

/** What stands behind each tab. All of it is in the page; the tabs only choose what is shown. */
export function ToolPanels({ product, tools }: { product: string; tools: readonly Tool[] }) {
  return (
    <div data-panels="" className="panels windows">
      {tools.map(({ value, icon, title, description, features, screen, worked }) => (
        <div key={value} id={value}>
          <h3 className="panel-name display text-h3">{title}</h3>
          <ProductWindow product={product} icon={icon} window={screen} />
          {worked && (
            <p className="mt-2 text-xs text-ink-2">
              {worked.text}{' '}
              <a href={worked.href} className="inline-block py-1 underline underline-offset-4 hover:text-accent">
                {worked.name}
              </a>
            </p>
          )}
          <div className="mt-5 mb-4 flex gap-4 text-ink-2">
            <Pictogram name={icon} className="text-accent" />
            <p>{description}</p>
          </div>
          <ul className="parts-row text-sm">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
