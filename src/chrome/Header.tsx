import type { ReactNode } from 'react'
import { BrandMark } from '../ui/BrandMark.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Menu, type MenuProps } from './menu/Menu.tsx'

interface HeaderProps extends MenuProps {
  name: string
  /** The search and the theme control, which are islands. */
  children: ReactNode
}

/** Around every page. All of it is plain HTML that works by itself; behavior.ts adds what native elements lack. */
export function Header({ name, children, ...menu }: HeaderProps) {
  return (
    <header className="header">
      <div className="wrap">
        <Brand name={name} />
        <Menu {...menu} />
        {children}
        <MenuButton />
      </div>
    </header>
  )
}

/** Opens the panel. Whether that is open, the browser itself tells assistive technology. */
function MenuButton() {
  return (
    <button type="button" popoverTarget="menu" className="menu-button">
      {/* Which of the two is shown, and is the button's name, follows the panel without any JavaScript. */}
      <span>
        <span className="sr-only">Open menu</span>
        <Icon name="menu" />
      </span>
      <span>
        <span className="sr-only">Close menu</span>
        <Icon name="close" />
      </span>
    </button>
  )
}

/** The first thing a keyboard reaches: past the menu, to the page. */
export function SkipLink() {
  return (
    <a href="#main" className="skip">
      Skip to content
    </a>
  )
}

/** Tells whoever writes a page that visitors do not have it yet. No built page has one. */
export function StatusNote({ text }: { text: string }) {
  return <p className="wrap bg-accent-tint py-3 text-sm font-medium">{text}</p>
}

/** The mark and the name; it leads home. */
export function Brand({ name }: { name: string }) {
  return (
    <a href="/" className="display inline-flex min-h-11 items-center gap-2.5 text-brand">
      <BrandMark className="size-[1.2em] shrink-0" />
      {name}
    </a>
  )
}
