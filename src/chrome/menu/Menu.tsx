import { currentSection, type MenuItem, type MenuSection, type SubItem } from '../../site/menu.ts'

/** As many letters, in all titles together, as a bar of 1280 px has room for. */
const roomForTitles = 76

export interface MenuProps {
  sections: readonly MenuSection[]
  /** The address of the page it stands on. */
  address: string
  /** Where its notes are: what it says beyond names. */
  notes: string
}

/**
 * The whole menu, drawn once: a bar with panels from 768 px, a full-screen panel below.
 * `details` and `popover` open it without a line of JavaScript; behavior.ts adds what they lack.
 */
export function Menu({ sections, address, notes }: MenuProps) {
  const current = currentSection(sections, address)
  const titles = sections.map(({ title }) => title).join('')
  return (
    <nav
      id="menu"
      popover="auto"
      aria-label="Main"
      className={titles.length > roomForTitles ? 'menu menu-short' : 'menu'}
      data-notes={notes}
    >
      {/* For the panel; beside the bar stands the search itself. */}
      <a href="/search">Search pages and articles</a>
      <ul>
        {sections.map((section) => (
          <Section key={section.title} section={section} address={address} here={section === current} />
        ))}
      </ul>
    </nav>
  )
}

function Section({ section, address, here }: { section: MenuSection; address: string; here: boolean }) {
  return (
    <li>
      <details name="menu" data-section="">
        <summary aria-current={here ? 'true' : undefined} className="menu-section">
          <span>{section.title}</span>
          <span>{section.short}</span>
        </summary>
        <div className="menu-panel">
          <ul>
            {section.items.map((item, i) => (
              <Item key={item.title} item={item} group={section.title} first={i === 0} address={address} />
            ))}
            <li>
              <a
                href={section.href}
                data-section-link=""
                aria-current={section.href === address ? 'page' : undefined}
                className="menu-arrow"
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
          <span>{item.title}</span>
          <span>{item.description}</span>
        </summary>
        {/* Links and lines carry no classes, and arrows are drawn by menu-open.css: every page pays for each. */}
        <div className="menu-links">
          <a href={item.href} aria-current={item.href === address ? 'page' : undefined} className="menu-arrow">
            {item.title}
          </a>
          <ul>
            <Links links={item.subItems.filter(({ isUpcoming }) => !isUpcoming)} address={address} />
            {item.subItems.some(({ isUpcoming }) => isUpcoming) && (
              <li>
                In preparation
                <ul>
                  <Links links={item.subItems.filter(({ isUpcoming }) => isUpcoming)} address={address} />
                </ul>
              </li>
            )}
          </ul>
        </div>
      </details>
    </li>
  )
}

function Links({ links, address }: { links: readonly SubItem[]; address: string }) {
  return links.map(({ label, href }) => (
    <li key={href}>
      <a href={href} aria-current={href === address ? 'page' : undefined}>
        {label}
      </a>
    </li>
  ))
}
