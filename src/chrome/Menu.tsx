import { currentSection, type MenuItem, type MenuSection } from '../site/menu.ts'
import { Icon } from '../ui/Icon.tsx'

/**
 * The whole menu, drawn once: a bar with panels from 768 px, a full-screen list below.
 * `details` and `popover` open it without a line of JavaScript.
 */
export function Menu({ sections, address }: { sections: readonly MenuSection[]; address: string }) {
  const current = currentSection(sections, address)
  return (
    <nav
      id="menu"
      popover="auto"
      aria-label="Main"
      className="top-18 m-0 h-[calc(100dvh-4.5rem)] w-full max-w-none overflow-y-auto bg-paper p-5 text-ink md:static md:block md:h-auto md:w-auto md:overflow-visible md:bg-transparent md:p-0"
    >
      <ul className="md:flex md:gap-4 lg:gap-7">
        {sections.map((section) => (
          <Section key={section.title} section={section} address={address} here={section === current} />
        ))}
      </ul>
    </nav>
  )
}

function Section({ section, address, here }: { section: MenuSection; address: string; here: boolean }) {
  return (
    <li className="border-b border-line md:border-0">
      <details name="menu" className="group/section">
        <summary
          aria-current={here ? 'true' : undefined}
          className="flex min-h-14 items-center justify-between text-lg font-medium md:h-18 md:border-b-2 md:border-transparent md:text-sm md:group-open/section:border-accent md:aria-[current]:text-accent"
        >
          <span className="md:hidden">{section.title}</span>
          <span className="hidden md:inline">{section.short}</span>
          <Icon name="down" className="transition group-open/section:rotate-180 md:hidden" />
        </summary>
        <div className="pb-4 md:absolute md:top-full md:left-(--panel-left) md:max-h-[calc(100dvh-5rem)] md:min-h-100 md:w-[min(50rem,100vw-2rem)] md:overflow-y-auto md:rounded-b md:border md:border-line md:bg-paper md:p-3.5 md:shadow-panel">
          <ul className="md:w-1/3 md:pr-3.5">
            {section.items.map((item, i) => (
              <Item key={item.title} item={item} group={section.title} first={i === 0} address={address} />
            ))}
          </ul>
        </div>
      </details>
    </li>
  )
}

function Item({ item, group, first, address }: { item: MenuItem; group: string; first: boolean; address: string }) {
  return (
    <li>
      <details name={`menu ${group}`} open={first} className="group/item">
        <summary className="rounded-sm py-3 md:px-3.5 md:group-open/item:bg-paper-2">
          <span className="block font-medium">{item.title}</span>
          <span className="block text-xs text-ink-2">{item.description}</span>
        </summary>
        <div className="pb-3 pl-4 md:absolute md:top-0 md:right-0 md:left-1/3 md:border-l md:border-line md:px-7 md:py-6">
          <a
            href={item.href}
            aria-current={item.href === address ? 'page' : undefined}
            className="display inline-flex min-h-11 items-center gap-2 text-h4 hover:text-accent"
          >
            {item.title}
            <Icon name="right" className="text-base text-accent" />
          </a>
          {/* One rule for all links: their classes would be a fifth of every page. */}
          <ul className="text-sm **:[a]:flex **:[a]:min-h-11 **:[a]:items-center **:[a]:break-inside-avoid **:[a]:border-b **:[a]:border-line **:[a:hover]:text-accent **:[a[aria-current]]:text-accent md:columns-2 md:gap-5">
            {item.subItems.map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={href === address ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </li>
  )
}
