import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { useAwake } from '../ui/useAwake.ts'
import { loadStyles } from './load-styles.ts'
import type { SearchDialog } from './SearchDialog.tsx'
import styles from './search.css?url'

/**
 * The search in the header. Asleep it is a link to the search page; awake it opens the dialog, which is fetched then.
 * keys.ts hears the keys, and presses this.
 */
export function SearchControl({ index }: { index: string }) {
  const awake = useAwake()
  const link = useRef<HTMLAnchorElement>(null)
  const [Dialog, setDialog] = useState<typeof SearchDialog>()

  const open = useCallback(() => {
    Promise.all([import('./SearchDialog.tsx'), loadStyles(styles)]).then(
      ([{ SearchDialog }]) => setDialog(() => SearchDialog),
      () => location.assign('/search'),
    )
  }, [])
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open()
  }
  // It was pressed while it slept.
  useEffect(() => {
    if (link.current?.dataset['asked'] !== undefined) open()
  }, [open])

  return (
    <>
      <a
        ref={link}
        href="/search"
        className="search-link"
        {...(awake && { 'data-awake': '', 'aria-haspopup': 'dialog', 'aria-keyshortcuts': '/ Control+K Meta+K' })}
        onClick={onClick}
      >
        <Icon name="search" />
        <span>Search</span>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing here takes the focus; the shortcuts are told above */}
        <kbd aria-hidden="true">/</kbd>
      </a>
      {Dialog && <Dialog index={index} onClose={() => setDialog(undefined)} />}
    </>
  )
}
