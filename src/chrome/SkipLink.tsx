/** The first thing a keyboard reaches: past the menu, to the page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      data-skip=""
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-20 focus:rounded focus:bg-ink focus:px-5 focus:py-3 focus:text-paper"
    >
      Skip to content
    </a>
  )
}
