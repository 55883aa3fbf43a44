import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the component is hydrated; from then on clicks are handled. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
