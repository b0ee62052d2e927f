import { type MouseEvent, useEffect, useRef } from 'react'
import { SearchPanel } from './SearchPanel.tsx'

/** The search over the page. The browser keeps the focus inside, closes it on Escape and gives the focus back. */
export function SearchDialog({ index, onClose }: { index: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog ref={dialog} className="search-dialog" aria-label="Search" onClose={onClose} onClick={closeFromBackdrop}>
      <SearchPanel index={index} onClose={() => dialog.current?.close()} />
    </dialog>
  )
}

/** The backdrop is the dialog itself: all that is seen of the dialog is something inside it. */
function closeFromBackdrop({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
  if (target === currentTarget) currentTarget.close()
}
