import { isAddition } from './basket-change.ts'
import { type BasketEvent, type BasketMachine, type QueuedChange, showsChange } from './basket-machine.ts'
import { storedChanges } from './parse-stored-changes.ts'

/** How often, and how many milliseconds apart, to check for a change that an earlier page sent: in total longer than the shop's server waits. */
const ARRIVAL_LOOKS = { apart: 500, most: 22, atAddition: 4 }

/** The store's functions that taking over needs. */
type Store = {
  read: () => BasketMachine
  dispatch: (event: BasketEvent) => unknown
  look: () => Promise<void>
  /** Ids of the changes that are in local storage. */
  stored: Set<string>
}

/**
 * Takes over changes of earlier pages. The caller holds the basket's lock, as those pages did while they were open: what they had sent is either pending
 * on the server or lost.
 */
export async function takeOverStoredChanges(store: Store): Promise<void> {
  const left = storedChanges()
  for (const { id } of left) store.stored.add(id)
  store.dispatch({
    type: 'inherited',
    changes: left.map(({ isSent, ...change }) => ({ ...change, stage: isSent ? 'left' : 'waiting', requests: [] })),
  })
  for (const queued of store.read().queue.filter(({ stage }) => stage === 'left')) await awaitArrival(queued, store)
}

/** Waits until the basket shows what an earlier page sent: it could overtake a newer change that is sent meanwhile. */
async function awaitArrival({ id, change }: QueuedChange, { read, dispatch, look }: Store): Promise<void> {
  for (let looks = 1; looks <= ARRIVAL_LOOKS.most; looks += 1) {
    if (looks > 1) await new Promise((resolve) => setTimeout(resolve, ARRIVAL_LOOKS.apart))
    await look()
    // The basket may have held the same product before the addition.
    if (showsChange(read(), change) && (!isAddition(change) || looks >= ARRIVAL_LOOKS.atAddition)) break
  }
  dispatch({ type: showsChange(read(), change) ? 'arrived' : 'lost', id })
}
