/** The first thing a keyboard reaches: past the menu, to the page. */
export function SkipLink() {
  return (
    <a href="#main" data-skip="" className="skip-link">
      Skip to content
    </a>
  )
}
