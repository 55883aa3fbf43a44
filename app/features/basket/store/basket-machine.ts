import { type BasketChange, type BasketFailure, isAddition, type LineFacts, lineIdOf } from './basket-change.ts'
import type { BasketView } from './basket-view.ts'
import { hasArrived, optimisticLines, supersedes } from './optimistic-lines.ts'

// The basket's state machine: what a page knows about the basket, and how each event changes it. Pure: `basket-runtime.client.ts` performs the effects.

/**
 * State of a queued change. `waiting`: not sent yet. `sent`: this page awaits the response. `left`: an earlier page sent it and was left before the
 * response arrived.
 */
type QueueStage = 'waiting' | 'sent' | 'left'

export type QueuedChange = {
  id: string
  /** Its place in the queue: later changes have higher numbers. */
  turn: number
  change: BasketChange
  /** The line that it is about, if any. */
  line: LineFacts | undefined
  stage: QueueStage
  /** Ids of the requests that its outcome settles: its own, and those of the changes that it superseded. */
  requests: readonly string[]
}

/**
 * `offline`: nothing is sent. `returning`: the network may be back; the next fetch of the basket tells. `online`: changes are sent. The shopper sees
 * "offline" until the shop has responded, so `returning` counts as offline.
 */
type NetworkState = 'online' | 'offline' | 'returning'

export type BasketMachine = {
  /** The server's last response in full; undefined until the basket is known. */
  basket: BasketView | undefined
  /** Changes without an outcome, oldest first. At most one is `sent`. */
  queue: readonly QueuedChange[]
  network: NetworkState
  /** True while the basket may differ from what is shown: the next turn fetches it. */
  isStale: boolean
  isLooking: boolean
  /** How many fetches in a row have failed. */
  failedLooks: number
  /** The change that failed last; undefined after a new change, or once the shopper has dismissed it. */
  failure: BasketFailure | undefined
}

export type BasketEvent =
  /** The page was rendered with this basket. */
  | { type: 'rendered'; basket: BasketView }
  | { type: 'requested'; id: string; turn: number; change: BasketChange }
  | { type: 'sent'; id: string }
  /** The change did not leave the browser and may be retried. */
  | { type: 'unsent'; id: string }
  | { type: 'answered'; id: string; basket: BasketView }
  | { type: 'failed'; id: string; code: BasketFailure['code'] }
  /** Another tab has sent the change. */
  | { type: 'sentElsewhere'; id: string }
  | { type: 'outdated' }
  | { type: 'lookStarted' }
  | { type: 'looked'; basket: BasketView }
  | { type: 'lookFailed' }
  | { type: 'networkLost' }
  | { type: 'networkFound' }
  /** A fetch failed although the browser has a network. */
  | { type: 'shopSilent' }
  /** Changes left behind by earlier pages. */
  | { type: 'inherited'; changes: readonly QueuedChange[] }
  /** Whether the basket now shows what an earlier page had sent. */
  | { type: 'arrived' | 'lost'; id: string }
  | { type: 'failureSeen' }

export const newMachine: BasketMachine = {
  basket: undefined,
  queue: [],
  network: 'online',
  isStale: false,
  isLooking: false,
  failedLooks: 0,
  failure: undefined,
}

/** The state after an event. An event that is impossible in a state returns the same object. */
export function transition(state: BasketMachine, event: BasketEvent): BasketMachine {
  switch (event.type) {
    case 'rendered':
      return state.basket ? state : { ...state, basket: event.basket }
    case 'requested':
      return enqueue(state, event)
    case 'sent':
      return nextToSend(state)?.id === event.id ? setStage(state, event.id, 'sent') : state
    case 'unsent':
      return isIn(state, event.id, 'sent') ? { ...setStage(state, event.id, 'waiting'), network: 'offline' } : state
    case 'answered':
      return isIn(state, event.id, 'sent') ? acknowledge(drop(state, event.id), event.basket) : state
    case 'failed':
      return isIn(state, event.id, 'sent') ? fail(state, event.id, event.code) : state
    case 'sentElsewhere':
      if (!isIn(state, event.id, 'waiting')) return state
      return state.basket ? drop(state, event.id) : fail(state, event.id, 'NO_RESPONSE')
    case 'outdated':
      return state.isStale ? state : { ...state, isStale: true }
    case 'lookStarted':
      return state.isLooking ? state : { ...state, isLooking: true, isStale: false }
    case 'looked':
      return state.isLooking ? acknowledge({ ...state, isLooking: false }, event.basket) : state
    case 'lookFailed':
      return state.isLooking ? { ...state, isLooking: false, failedLooks: state.failedLooks + 1 } : state
    case 'networkLost':
      return state.network === 'offline' ? state : { ...state, network: 'offline' }
    case 'networkFound':
      return expectNetwork(state)
    case 'shopSilent':
      return state.network === 'returning' ? { ...state, network: 'online' } : state
    case 'inherited':
      return inherit(state, event.changes)
    case 'arrived':
      return isIn(state, event.id, 'left') ? drop(state, event.id) : state
    case 'lost':
      return isIn(state, event.id, 'left') ? giveUp(state, event.id) : state
    case 'failureSeen':
      return state.failure ? { ...state, failure: undefined } : state
  }
}

/** Whether the next turn has work to do. */
export function hasWork({ queue, isStale, network }: BasketMachine): boolean {
  return (queue.length > 0 || isStale) && network !== 'offline'
}

/**
 * The change that the next turn sends; undefined if it has to fetch the basket first. After an outage nothing is sent until a fetch has succeeded: an
 * addition that is lost in transit cannot be repeated.
 */
export function nextToSend({ queue: [first], isStale, network }: BasketMachine): QueuedChange | undefined {
  return first?.stage === 'waiting' && !isStale && network === 'online' ? first : undefined
}

/** Whether the basket shows what a change wanted. */
export function showsChange({ basket }: BasketMachine, change: BasketChange): boolean {
  return basket !== undefined && hasArrived(change, basket)
}

function enqueue(state: BasketMachine, { id, turn, change }: Extract<BasketEvent, { type: 'requested' }>): BasketMachine {
  const line = lineOf(state, change)
  if (changesNothing(change, line)) return state
  const isSuperseded = (old: QueuedChange) => old.stage === 'waiting' && supersedes(change, old.change)
  const requests = [...state.queue.filter(isSuperseded).flatMap((old) => old.requests), id]
  const queue = [...state.queue.filter((old) => !isSuperseded(old)), { id, turn, change, line, stage: 'waiting' as const, requests }]
  return { ...state, queue, failure: undefined }
}

/** The line that a change is about, in its current state; undefined if there is none. */
function lineOf({ basket, queue }: BasketMachine, change: BasketChange): LineFacts | undefined {
  if (change.kind === 'restore') return change.line
  const lineId = lineIdOf(change)
  const pending = queue.map((queued) => queued.change)
  return optimisticLines(basket?.lines ?? [], pending).find(({ id }) => id === lineId)
}

/** An unknown line, or the quantity that the line already has. Spec §4. */
function changesNothing(change: BasketChange, line: LineFacts | undefined): boolean {
  if (change.kind === 'setQuantity') return line === undefined || line.quantity === change.quantity
  return change.kind === 'remove' && line === undefined
}

/** Replaces the state with the server's response, which also proves that there is a network. */
function acknowledge(state: BasketMachine, basket: BasketView): BasketMachine {
  return { ...state, basket, failedLooks: 0, network: state.network === 'returning' ? 'online' : state.network }
}

/** The server may have applied the change all the same, so the basket is fetched again. */
function fail(state: BasketMachine, id: string, code: BasketFailure['code']): BasketMachine {
  return { ...withFailure(state, id, code), isStale: true }
}

/** The basket never showed what an earlier page had sent. It is sent again unless it is an addition, which must not count twice. */
function giveUp(state: BasketMachine, id: string): BasketMachine {
  const isRisky = state.queue.some((queued) => queued.id === id && isAddition(queued.change))
  return isRisky ? withFailure(state, id, 'NO_RESPONSE') : setStage(state, id, 'waiting')
}

function withFailure(state: BasketMachine, id: string, code: BasketFailure['code']): BasketMachine {
  const failed = state.queue.find((queued) => queued.id === id)
  return { ...drop(state, id), failure: failed && { code, change: failed.change, name: failed.line?.name } }
}

/** The network may be back. Without a basket or a change there is nothing to fetch. */
function expectNetwork(state: BasketMachine): BasketMachine {
  const isStale = state.queue.length > 0 || state.basket !== undefined
  return { ...state, isStale, network: isStale && state.network !== 'online' ? 'returning' : 'online' }
}

function inherit(state: BasketMachine, changes: readonly QueuedChange[]): BasketMachine {
  const known = new Set(state.queue.map(({ id }) => id))
  const fresh = changes.filter(({ id }) => !known.has(id))
  return fresh.length > 0 ? { ...state, queue: [...fresh, ...state.queue].toSorted((a, b) => a.turn - b.turn) } : state
}

function isIn({ queue }: BasketMachine, id: string, stage: QueueStage): boolean {
  return queue.some((queued) => queued.id === id && queued.stage === stage)
}

function setStage(state: BasketMachine, id: string, stage: QueueStage): BasketMachine {
  return { ...state, queue: state.queue.map((queued) => (queued.id === id ? { ...queued, stage } : queued)) }
}

function drop(state: BasketMachine, id: string): BasketMachine {
  return { ...state, queue: state.queue.filter((queued) => queued.id !== id) }
}
