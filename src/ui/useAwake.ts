import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the island around a component is awake: false as built, true once React runs it. The outermost element of
 * whatever has its behavior says so with `data-awake` (plain scripts set the same attribute); tests wait for it.
 */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
