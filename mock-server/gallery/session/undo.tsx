import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import { fetchSessionFile, postSessionFile } from '../api/control.ts'
import { useTell } from '../parts/toasts.tsx'
import { useLiveSession } from '../state/live-session.tsx'
import { asControlError } from '../state/use-answer.ts'

type Undo = {
  /** Stores the session's state before a change. Returns a function that discards it if the change fails. */
  remember: () => Promise<() => void>
  /** Restores the last stored state; undefined if there is none. */
  undo: (() => Promise<void>) | undefined
}

const UndoContext = createContext<Undo>({ remember: async () => () => {}, undo: undefined })
const MOST = 20

/** Stores the states before the last edits of the open session, as session files. */
export function UndoProvider({ children }: { children: ReactNode }) {
  const { session, world, change, newEpoch } = useLiveSession()
  const [kept, setKept] = useState<readonly { id: string; file: string }[]>([])
  const tell = useTell()
  const id = session?.id
  const remember = useCallback(async () => {
    if (id === undefined) return () => {}
    const entry = { id, file: await fetchSessionFile(id) }
    setKept((list) => [...list, entry].slice(-MOST))
    return () => setKept((list) => list.filter((one) => one !== entry))
  }, [id])
  const last = kept.findLast((entry) => entry.id === id)
  const undo = useCallback(async () => {
    if (!last) return
    try {
      const before = await postSessionFile(JSON.parse(last.file), 'restore', world)
      await change(async () => before, 'Last change undone.')
      setKept((list) => list.filter((entry) => entry !== last))
      newEpoch()
    } catch (error) {
      tell(asControlError(error).message, 'error')
    }
  }, [last, world, change, newEpoch, tell])
  const value = useMemo(() => ({ remember, undo: last ? undo : undefined }), [remember, undo, last])
  return <UndoContext value={value}>{children}</UndoContext>
}

/** Access to undo. */
export function useUndo(): Undo {
  return use(UndoContext)
}
