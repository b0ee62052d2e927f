import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useAwake } from '../useAwake.ts'
import { controlPanels, type PanelControl } from './control-panels.ts'

interface TabsProps {
  /** What the tabs are about, for those who hear them. */
  label: string
  /** Each names the panel whose id it is. */
  tabs: readonly { value: string; title: string }[]
  /** The panels, in the order of the tabs, inside an element marked `data-panels`. */
  children: ReactNode
}

/**
 * Links to parts of a page. Awake, they become tabs: one part is shown, arrow keys move between them, and the address
 * follows. Asleep, tabs.css shows the part that the address names; without scripts and on paper, all.
 */
export function Tabs({ label, tabs, children }: TabsProps) {
  const root = useRef<HTMLDivElement>(null)
  const control = useRef<PanelControl>(undefined)
  const awake = useAwake()
  const [selected, setSelected] = useState(tabs[0]?.value)

  useEffect(() => {
    const panels = root.current?.querySelector<HTMLElement>('[data-panels]')
    control.current = panels ? controlPanels(panels, setSelected) : undefined
    return () => control.current?.stop()
  }, [])

  const select = (value: string) => {
    control.current?.show(value)
    // Replaced, not added: Back should leave the page, not walk through the tabs.
    history.replaceState(history.state, '', `#${value}`)
  }

  const onClick = (event: MouseEvent<HTMLAnchorElement>, value: string) => {
    if (hasModifier(event) || event.shiftKey) return
    event.preventDefault()
    select(value)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>, place: number) => {
    const next = tabs[tabAfter(event.key, place, tabs.length)]
    if (!awake || !next || hasModifier(event)) return
    event.preventDefault()
    select(next.value)
    root.current?.querySelector<HTMLElement>(`[href="#${next.value}"]`)?.focus()
  }

  return (
    <div ref={root} data-awake={awake ? '' : undefined}>
      <div {...(awake && { role: 'tablist', 'aria-label': label })} className="tabs">
        {tabs.map(({ value, title }, i) => {
          const isSelected = value === selected
          return (
            <a
              key={value}
              href={`#${value}`}
              id={`${value}-tab`}
              className="tab"
              data-selected={isSelected ? '' : undefined}
              onClick={(event) => onClick(event, value)}
              onKeyDown={(event) => onKeyDown(event, i)}
              {...(awake && {
                role: 'tab',
                'aria-selected': isSelected,
                'aria-controls': value,
                tabIndex: isSelected ? 0 : -1,
              })}
            >
              {title}
            </a>
          )
        })}
      </div>
      {children}
    </div>
  )
}

/** With one of these held, a click or a key is the browser's: a new tab, Back, the end of the page. */
function hasModifier({ altKey, ctrlKey, metaKey }: { altKey: boolean; ctrlKey: boolean; metaKey: boolean }): boolean {
  return altKey || ctrlKey || metaKey
}

/** The tab that a key leads to from the one at `place`; -1 for a key that means nothing here. Space presses a link, too. */
export function tabAfter(key: string, place: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
      return (place + 1) % count
    case 'ArrowLeft':
      return (place - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case ' ':
      return place
    default:
      return -1
  }
}
