import { useCallback } from 'react'
import { type Layer, patchSession } from '../../api/control.ts'
import { useLiveSession } from '../../state/live-session.tsx'
import { useUndo } from '../undo.tsx'

/** Applies a small layer to the session, with undo. */
export function useEdit(): (layer: Layer, told: string) => Promise<void> {
  const { change } = useLiveSession()
  const { remember } = useUndo()
  return useCallback(
    async (layer, told) => {
      let forget = () => {}
      const isDone = await change(async (id) => {
        forget = await remember()
        return patchSession(id, layer)
      }, told)
      if (!isDone) forget()
    },
    [change, remember],
  )
}
