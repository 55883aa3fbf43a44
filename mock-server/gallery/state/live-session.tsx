import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useAddress } from '../address/use-address.tsx'
import type { CheckedSelection } from '../api/answers.ts'
import { checkSelection, fetchSession, openSession } from '../api/control.ts'
import type { RequestError } from '../api/request.ts'
import type { Session } from '../api/session-answers.ts'
import { useTell } from '../parts/toasts.tsx'
import { ownWorld } from './own-world.ts'
import { asControlError, useLoaded } from './use-answer.ts'

type Opened = { selection: CheckedSelection; session: Session /** Counts openings: each one reads the journal again. */; opening: number }
/** The latest state of the session since it was opened. */
type Later = { since: Opened | undefined; session: Session; at: number }

/** The selected session and the actions on it. */
type LiveSession = {
  isLoading: boolean
  error: RequestError | undefined
  selection: CheckedSelection | undefined
  session: Session | undefined
  world: string
  /** When it was last read, in milliseconds. */
  readAt: number
  /** Changes when the journal has to be read again: after an opening, a reset or an import. */
  epoch: string
  /** Runs a change and stores the resulting session. Shows errors, and returns whether it succeeded. */
  change: (work: (id: string) => Promise<Session>, told?: string) => Promise<boolean>
  /** Reads the session again after a short delay. */
  refresh: () => void
  /** Loads everything again. */
  again: () => void
  /** Triggers a new reading of the journal. */
  newEpoch: () => void
}

const world = ownWorld()
let openings = 0
const idle = async () => false
const LiveSessionContext = createContext<LiveSession>({
  isLoading: false,
  error: undefined,
  selection: undefined,
  session: undefined,
  world,
  readAt: 0,
  epoch: '',
  change: idle,
  refresh: () => {},
  again: () => {},
  newEpoch: () => {},
})

/** Opens the session of the selection in the address. */
export function LiveSessionProvider({ children }: { children: ReactNode }) {
  const { address } = useAddress()
  const inWorld = address.world || world
  const key = address.selection === '' ? '' : `${address.selection}\n${inWorld}`
  const [opened, again] = useLoaded(key, (signal) => open(address.selection, inWorld, signal))
  const [later, setLater] = useState<Later>()
  const [resets, setResets] = useState(0)
  const newEpoch = useCallback(() => setResets((last) => last + 1), [])
  const epoch = `${opened.value?.opening ?? 0}.${resets}`
  const tell = useTell()
  const first = opened.value
  const session = later && later.since === first ? later.session : first?.session
  const id = session?.id

  const keep = useCallback((next: Session) => setLater({ since: first, session: next, at: Date.now() }), [first])
  const change = useCallback<LiveSession['change']>(
    async (work, told) => {
      if (id === undefined) return false
      try {
        keep(await work(id))
        if (told) tell(told)
        return true
      } catch (error) {
        tell(asControlError(error).message, 'error')
        return false
      }
    },
    [id, keep, tell],
  )
  const refresh = useRefresh(id, keep)
  const live = useMemo<LiveSession>(
    () => ({
      isLoading: opened.isLoading,
      error: opened.error,
      selection: opened.value?.selection,
      session,
      world: inWorld,
      readAt: later?.at ?? 0,
      epoch,
      change,
      refresh,
      again,
      newEpoch,
    }),
    [opened, session, inWorld, later, epoch, change, refresh, again, newEpoch],
  )
  return <LiveSessionContext value={live}>{children}</LiveSessionContext>
}

/** The selected session. */
export function useLiveSession(): LiveSession {
  return use(LiveSessionContext)
}

async function open(text: string, inWorld: string, signal: AbortSignal): Promise<Opened> {
  const selection = await checkSelection(text, signal)
  return { selection, session: await openSession(selection.selection, inWorld, signal), opening: ++openings }
}

/** Reads a session again after a short delay, once for a burst of requests. */
function useRefresh(id: string | undefined, keep: (session: Session) => void): () => void {
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return useCallback(() => {
    if (id === undefined) return
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void fetchSession(id).then(keep, () => {}), 150)
  }, [id, keep])
}
