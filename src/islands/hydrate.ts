import { type ComponentType, createElement, memo, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

type Props = Record<string, unknown>
type Slots = Record<string, string>

/**
 * How React takes over an island, in place of Astro's own way: where React would leave nothing of an island in which
 * something broke, this one goes back to what was built, with what was typed since. Astro asks for a default export.
 */
const hydrate =
  (island: HTMLElement) =>
  (Component: ComponentType<Props>, props: Props, slots: Slots, { client }: { client: string }) => {
    if (!island.hasAttribute('ssr')) return
    const live = [...island.childNodes]
    const built = live.map((node) => node.cloneNode(true))
    const focused = lastFocused(island)
    const onUncaughtError = (error: unknown) => {
      island.replaceChildren(...built)
      for (const node of live) keepTyped(node, island)
      typeOn(focused(), island)
      island.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }))
      reportError(error)
    }

    const { default: children, ...named } = slots
    const parts = Object.entries(named).map(([name, html]) => [name, createElement(Slot, { name, html })])
    const tree = createElement(
      Component,
      { ...props, ...Object.fromEntries(parts) },
      children && createElement(Slot, { html: children }),
    )
    startTransition(() => {
      // Only the gallery has islands that are not built.
      if (client === 'only') createRoot(island).render(tree)
      else hydrateRoot(island, tree, { onUncaughtError })
    })
  }

/** HTML inside an island that React leaves alone. */
const Slot = memo(
  ({ html, name }: { html: string; name?: string }) =>
    createElement('astro-slot', { name, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } }),
  () => true,
)

/** Copies what stands in the controls of a part to those of the same name in another. */
function keepTyped(from: Node, to: HTMLElement): void {
  if (!(from instanceof Element)) return
  for (const { name, value } of from.querySelectorAll<HTMLInputElement>(
    ':is(input:not([type=radio]), select, textarea)[name]',
  )) {
    const control = to.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (control) control.value = value
  }
}

/** What has the focus in an island: once React has removed it, nobody knows. */
function lastFocused(island: HTMLElement): () => Element | null {
  let focused = document.activeElement
  const note = () => {
    focused = document.activeElement
  }
  island.addEventListener('focusin', note)
  return () => (document.activeElement === document.body ? focused : null)
}

/** Whoever was typing in a control goes on in the one of the same name. */
function typeOn(left: Element | null, island: HTMLElement): void {
  if (!(left instanceof HTMLInputElement || left instanceof HTMLTextAreaElement) || left.isConnected) return
  const control = island.querySelector<HTMLInputElement>(`[name="${left.name}"]`)
  control?.focus({ preventScroll: true })
  // An e-mail address has no caret that could be asked for, or set.
  if (left.selectionStart !== null) control?.setSelectionRange(left.selectionStart, left.selectionEnd)
}

export default hydrate
