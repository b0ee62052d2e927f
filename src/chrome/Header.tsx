import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { Brand } from './Brand.tsx'
import { controlBar } from './menu/control-bar.ts'
import { controlPanel } from './menu/control-panel.ts'
import { prefetchOnHover } from './prefetch.ts'
import { ThemeProvider } from './theme/ThemeProvider.tsx'
import { ThemeSwitch } from './theme/ThemeSwitch.tsx'

/**
 * The island around every page. The menu inside it is plain HTML that works before this wakes and without it;
 * it comes as children, so that none of it is sent twice or drawn again.
 */
export function Header({ name, children }: { name: string; children?: ReactNode }) {
  const header = useRef<HTMLElement>(null)
  // Not known until this wakes; until then the browser itself tells whether the panel is open.
  const [open, setOpen] = useState<boolean>()

  useEffect(() => {
    const nav = header.current?.querySelector<HTMLElement>('#menu')
    if (!nav) return
    const stops = [controlBar(nav), controlPanel(nav, setOpen), prefetchOnHover()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])

  return (
    <header
      ref={header}
      data-awake={open === undefined ? undefined : ''}
      className="sticky top-0 z-10 rule-b bg-paper [view-transition-name:header] [--edge:max(1.25rem,50vw-37.5rem)] [--panel-left:max(1rem,min(var(--edge)+8rem,100vw-51rem))]"
    >
      <div className="wrap flex h-18 items-center gap-4 md:px-6 lg:gap-9 lg:px-10">
        <Brand name={name} />
        {children}
        <ThemeProvider>
          <ThemeSwitch />
        </ThemeProvider>
        <button
          type="button"
          popoverTarget="menu"
          aria-expanded={open}
          className="-mr-2.5 grid size-11 place-items-center text-2xl md:hidden"
        >
          {/* Which of the two is shown, and is the button's name, follows the panel without any JavaScript. */}
          <span className="[:root:has(#menu:popover-open)_&]:hidden">
            <span className="sr-only">Open menu</span>
            <Icon name="menu" />
          </span>
          <span className="hidden [:root:has(#menu:popover-open)_&]:block">
            <span className="sr-only">Close menu</span>
            <Icon name="close" />
          </span>
        </button>
      </div>
    </header>
  )
}
