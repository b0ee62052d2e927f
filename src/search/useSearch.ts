import { useCallback, useEffect, useState } from 'react'
import { type Search, searchIn } from './engine.ts'
import { unpack } from './packed.ts'

/** Longer than this nobody waits; the list of all pages is there meanwhile. */
const patience = 15_000

let loading: Promise<Search> | undefined

/** Fetches the index once a page. Where it is missing, late or no index at all, the promise fails, and may be asked again. */
function loadSearch(address: string): Promise<Search> {
  loading ??= fetchIndex(address).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function fetchIndex(address: string): Promise<Search> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) })
  if (!response.ok) throw new Error(`The index of the search answered ${response.status}.`)
  return searchIn(unpack(await response.json()))
}

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
