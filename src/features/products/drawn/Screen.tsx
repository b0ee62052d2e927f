import type { ReactNode } from 'react'
import type { DrawnBlock } from '../../../model/schema/drawn.ts'
import { Pictogram, type PictogramName } from '../../../ui/Pictogram.tsx'
import { Block } from './Block.tsx'

interface ScreenProps {
  /** Whose screen it is. */
  product: string
  /** What it is open on. */
  shows?: string
  icon?: PictogramName
  /** Says that it is drawn, where nothing above it does. */
  label?: string
  className?: string
  /** No first paint shows it, so that its page does not carry its styles: late.css does. */
  late?: boolean
  children: ReactNode
}

/** The frame of a drawn screen. It is hidden from whoever listens: the words beside it say the same. */
export function Screen({ product, shows, icon, label, className = '', late = false, children }: ScreenProps) {
  return (
    <figure className={`screen ${className}`} aria-hidden="true" data-late={late ? '' : undefined}>
      <div className="bar">
        {icon && <Pictogram name={icon} className="text-accent" />}
        <b>{product}</b>
        {shows && <span>{shows}</span>}
        {label && <em>{label}</em>}
      </div>
      {children}
    </figure>
  )
}

/** What a screen shows, from top to bottom. */
export function Blocks({ blocks }: { blocks: readonly DrawnBlock[] }) {
  return blocks.map((block, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, at build time
    <Block key={i} {...block} />
  ))
}
