import type { MenuSection } from '../site/menu.ts'
import { Icon } from '../ui/Icon.tsx'
import { Brand } from './Brand.tsx'
import { Menu } from './Menu.tsx'

export function Header({ name, menu, address }: { name: string; menu: readonly MenuSection[]; address: string }) {
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-paper [--panel-left:max(1rem,min(max(0px,50vw-40rem)+10.5rem,100vw-51rem))]">
      <div className="wrap flex h-18 items-center justify-between gap-6 md:justify-start lg:gap-11">
        <Brand name={name} />
        <Menu sections={menu} address={address} />
        <button
          type="button"
          popoverTarget="menu"
          className="-mr-2.5 grid size-11 place-items-center text-2xl md:hidden"
        >
          <span className="sr-only">Menu</span>
          <Icon name="menu" />
        </button>
      </div>
    </header>
  )
}
