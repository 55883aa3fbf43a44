import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the browser has taken over what the server rendered: from then on a press is answered. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
