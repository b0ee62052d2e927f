import type { ReactNode } from 'react'
import type { MenuSection } from '../site/menu.ts'
import { Icon } from '../ui/Icon.tsx'
import { Brand } from './Brand.tsx'
import { Menu } from './menu/Menu.tsx'

interface HeaderProps {
  name: string
  sections: readonly MenuSection[]
  /** The address of the page it stands on. */
  address: string
  /** The search and the theme control, which are islands. */
  children: ReactNode
}

/** Around every page. All of it is plain HTML that works by itself; behavior.ts adds what native elements lack. */
export function Header({ name, sections, address, children }: HeaderProps) {
  return (
    <header className="header">
      <div className="wrap">
        <Brand name={name} />
        <Menu sections={sections} address={address} />
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
