import { useSyncExternalStore } from 'react'

/** Windows of a phone's width. */
const PHONES = '(max-width: 47.99rem)'

/** Whether the window is as narrow as a phone's. False until hydration. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    onChange,
    () => matchMedia(PHONES).matches,
    () => false,
  )
}

function onChange(callback: () => void): () => void {
  const phones = matchMedia(PHONES)
  phones.addEventListener('change', callback)
  return () => phones.removeEventListener('change', callback)
}
