import { currentSection, type MenuItem, type MenuSection } from '../../site/menu.ts'

/**
 * The whole menu, drawn once: a bar with panels from 768 px, a full-screen panel below.
 * `details` and `popover` open it without a line of JavaScript; the header's island adds what they lack.
 */
export function Menu({ sections, address }: { sections: readonly MenuSection[]; address: string }) {
  const current = currentSection(sections, address)
  return (
    <nav id="menu" popover="auto" aria-label="Main" className="menu">
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
    <li className="rule-b md:rule-none">
      <details name="menu" data-section="">
        <summary aria-current={here ? 'true' : undefined} className="menu-section">
          <span className="md:hidden">{section.title}</span>
          <span className="hidden md:inline">{section.short}</span>
        </summary>
        <div data-panel="" className="menu-panel">
          <ul className="md:w-1/3 md:pr-3.5">
            {section.items.map((item, i) => (
              <Item key={item.title} item={item} group={section.title} first={i === 0} address={address} />
            ))}
            <li>
              <a
                href={section.href}
                data-section-link=""
                aria-current={section.href === address ? 'page' : undefined}
                className="menu-arrow min-h-11 text-sm font-medium text-accent md:px-3.5"
              >
                {`${section.short} overview`}
              </a>
            </li>
          </ul>
        </div>
      </details>
    </li>
  )
}

function Item({ item, group, first, address }: { item: MenuItem; group: string; first: boolean; address: string }) {
  return (
    <li>
      <details name={`menu ${group}`} open={first} data-item="">
        <summary className="menu-item">
          <span className="block font-medium">{item.title}</span>
          <span className="block text-xs text-ink-2">{item.description}</span>
        </summary>
        {/* The links carry no classes, and arrows are drawn by menu.css: a hundred of each would be a fifth of every page. */}
        <div data-links="" className="menu-links">
          <a
            href={item.href}
            aria-current={item.href === address ? 'page' : undefined}
            className="display text-h4 menu-arrow"
          >
            {item.title}
          </a>
          <ul>
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
