import { useCallback, useEffect, useState } from 'react'
import type { Search } from './engine.ts'
import { loadSearch } from './load.ts'

type State = { status: 'loading' | 'failed' } | { status: 'ready'; search: Search }

/** The search as soon as it is there, and a way to try again where it could not be had. */
export function useSearch(index: string): State & { retry: () => void } {
  const [state, setState] = useState<State>({ status: 'loading' })
  const load = useCallback(() => {
    setState({ status: 'loading' })
    loadSearch(index).then(
      (search) => setState({ status: 'ready', search }),
      () => setState({ status: 'failed' }),
    )
  }, [index])
  useEffect(load, [load])
  return { ...state, retry: load }
}
