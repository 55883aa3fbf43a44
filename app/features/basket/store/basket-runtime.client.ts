import { logError } from '#app/platform/log/log-error.ts'
import { readStored, writeStored } from '#app/platform/storage/browser-storage.ts'
import type { ChangeToSend, SendOutcome } from '../sending/send-change.client.ts'
import type { BasketChange, BasketOutcome } from './basket-change.ts'
import { withBasketLock } from './basket-lock.client.ts'
import { type BasketEvent, type BasketMachine, hasWork, newMachine, nextToSend, type QueuedChange, transition } from './basket-machine.ts'
import { forgetChange, isStored, lastStoredTurn, storeChange, storedIds } from './stored-changes.ts'

// Performs the state machine's effects: requests, storage, timers, other tabs. It contains only what every page needs: the contract's client is loaded with
// the first change.

/** The machine's state as a page sees it. */
export type BasketSnapshot = Pick<BasketMachine, 'basket' | 'failure'> & {
  /** Changes without an outcome, oldest first. */
  pending: readonly BasketChange[]
  /** True from when the network is known to be gone until the shop has responded again. */
  isOffline: boolean
}

/** Storage key that tells other tabs and the next page that the basket has changed. Its value is a timestamp that never repeats. */
const CHANGED = 'basket-changed'

/** Delay before a retry after a network failure, milliseconds: the browser does not always report that the network is back. */
const RETRY_MS = 5000

/** How often a failed fetch is repeated, with the delay doubled each time to spare a server that is down. */
const MAX_RETRIES = 6

let machine = newMachine
let snapshot = snapshotOf(machine)
let working: Promise<void> | undefined
let stopListening: (() => void) | undefined
const timers: { network?: ReturnType<typeof setTimeout>; look?: ReturnType<typeof setTimeout> } = {}
const listeners = new Set<() => void>()
/** Resolves the promises of the callers who requested a change. */
const callers = new Map<string, (outcome: BasketOutcome) => void>()
/** Changes that are in local storage; the others belong to this page only. */
const stored = new Set<string>()

export function readSnapshot(): BasketSnapshot {
  return snapshot
}

/** Applies an event and notifies subscribers. False if the machine ignored it. */
export function dispatch(event: BasketEvent): boolean {
  const before = machine
  machine = transition(before, event)
  if (machine === before) return false
  for (const { id } of before.queue) if (!find(id)) forgetChange(id)
  if (machine.failedLooks === 0) clearTimeout(timers.look)
  publish()
  return true
}

/** Queues a change, in local storage as well: it outlives the page. */
export function request(change: BasketChange): Promise<BasketOutcome> {
  const id = crypto.randomUUID()
  return new Promise((resolve) => {
    if (!dispatch({ type: 'requested', id, turn: nextTurn(), change })) return resolve({ status: 'failed', code: 'REFUSED' })
    callers.set(id, resolve)
    const queued = find(id)
    if (queued && storeChange(asStored(queued))) stored.add(id)
    void work()
  })
}

/** Fetches the basket as soon as possible. Resolves when nothing is pending; never fails. */
export function refresh(): Promise<void> {
  dispatch({ type: 'outdated' })
  return work()
}

/** Whether a change was made after this page was requested: the basket it was rendered with may be outdated. */
export function isRenderedBasketOld(): boolean {
  return Number.parseInt(readStored('local', CHANGED) ?? '', 10) >= Math.floor(performance.timeOrigin)
}

/** The first subscriber starts listening to other tabs and the network and takes over changes of earlier pages; the last one stops it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  stopListening ??= listen()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stopListening?.()
    stopListening = undefined
  }
}

function listen(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  addEventListener('offline', () => void dispatch({ type: 'networkLost' }), { signal })
  addEventListener('online', resume, { signal })
  addEventListener('storage', ({ key }) => void (machine.basket && (key === CHANGED || key === 'user') && refresh()), { signal })
  addEventListener('pageshow', ({ persisted }) => void (persisted && machine.basket && refresh()), { signal })
  // No event reports a network that was lost before the page started listening.
  if (!navigator.onLine) awaitNetwork()
  if (storedIds().length > 0) void withBasketLock(takeOver).then(work)
  return () => stop.abort()
}

function snapshotOf({ basket, queue, network, failure }: BasketMachine): BasketSnapshot {
  return { basket, pending: queue.map(({ change }) => change), isOffline: network !== 'online', failure }
}

function publish(): void {
  const next = snapshotOf(machine)
  if (isSame(next, snapshot)) return
  snapshot = next
  for (const listener of listeners) listener()
}

/** Most events change nothing visible: this spares components a render. */
function isSame({ pending, ...one }: BasketSnapshot, other: BasketSnapshot): boolean {
  const isShownSame = one.basket === other.basket && one.failure === other.failure && one.isOffline === other.isOffline
  return isShownSame && pending.length === other.pending.length && pending.every((change, at) => change === other.pending[at])
}

function find(id: string): QueuedChange | undefined {
  return machine.queue.find((queued) => queued.id === id)
}

function nextTurn(): number {
  return Math.max(lastStoredTurn(), ...machine.queue.map(({ turn }) => turn)) + 1
}

function asStored({ stage, ...queued }: QueuedChange) {
  return { ...queued, isSent: stage !== 'waiting' }
}

/** Takes turns until there is nothing left to do or the network is gone. */
function work(): Promise<void> {
  // Start only if there is work: a run that ends immediately would reset `working` before it is assigned.
  if (!working && hasWork(machine)) working = takeTurns()
  return working ?? Promise.resolve()
}

async function takeTurns(): Promise<void> {
  try {
    while (hasWork(machine)) await withBasketLock(takeTurn)
  } finally {
    working = undefined
  }
}

/** Fetches the basket, or sends the oldest change. No other tab changes the basket meanwhile. */
async function takeTurn(): Promise<void> {
  // Loaded before the change is chosen: if the page is left meanwhile, the change is stored as not sent, and the next page sends it.
  await loadSending().catch(() => undefined)
  const next = nextToSend(machine)
  if (!next) {
    await look()
    if (machine.network !== 'returning') return
    if (navigator.onLine) dispatch({ type: 'shopSilent' })
    else awaitNetwork()
  } else if (stored.has(next.id) && !isStored(next.id)) await leaveToOtherTab(next)
  else await carryOut(next)
}

async function carryOut({ id, requests, ...wanted }: QueuedChange): Promise<void> {
  moveTo('sent', id)
  const outcome = await send(wanted)
  if (outcome.status === 'answered') finish({ type: 'answered', id, basket: outcome.basket }, requests, outcome)
  else if (outcome.code === 'OFFLINE' && outcome.mayRepeat) {
    moveTo('unsent', id)
    awaitNetwork()
  } else {
    const { code, isUnsent } = outcome
    finish({ type: 'failed', id, code }, requests, { status: 'failed', code, ...(isUnsent && { isUnsent }) })
  }
}

function loadSending() {
  return import('../sending/send-change.client.ts')
}

async function send(wanted: ChangeToSend): Promise<SendOutcome & { isUnsent?: true }> {
  try {
    const { sendChange } = await loadSending()
    return await sendChange(wanted)
  } catch {
    return { status: 'failed', code: navigator.onLine ? 'NETWORK' : 'OFFLINE', mayRepeat: true, isUnsent: true }
  }
}

/** Another tab has sent what this one left behind: the basket shows the result. */
async function leaveToOtherTab({ id, requests }: QueuedChange): Promise<void> {
  await look()
  const { basket } = machine
  finish({ type: 'sentElsewhere', id }, requests, basket ? { status: 'answered', basket } : { status: 'failed', code: 'NO_RESPONSE' })
}

/** Other tabs fetch the basket after a failure too: the server may have applied the change. */
function finish(event: BasketEvent, requests: readonly string[], outcome: BasketOutcome): void {
  if (!dispatch(event)) return
  tellOtherTabs()
  for (const id of requests) {
    callers.get(id)?.(outcome)
    callers.delete(id)
  }
}

function moveTo(type: 'sent' | 'unsent', id: string): void {
  dispatch({ type, id })
  const queued = find(id)
  if (queued && stored.has(id)) storeChange(asStored(queued))
}

async function look(): Promise<void> {
  dispatch({ type: 'lookStarted' })
  try {
    const { askBasket } = await loadSending()
    dispatch({ type: 'looked', basket: await askBasket() })
  } catch {
    dispatch({ type: 'lookFailed' })
    const { failedLooks } = machine
    clearTimeout(timers.look)
    if (failedLooks <= MAX_RETRIES) timers.look = setTimeout(() => void refresh(), RETRY_MS * 2 ** (failedLooks - 1))
  }
}

function awaitNetwork(): void {
  dispatch({ type: 'networkLost' })
  clearTimeout(timers.network)
  timers.network = setTimeout(resume, RETRY_MS)
}

function resume(): void {
  clearTimeout(timers.network)
  dispatch({ type: 'networkFound' })
  void work()
}

function tellOtherTabs(): void {
  // If storage is forbidden, other tabs find out with their next request.
  writeStored('local', CHANGED, `${Date.now()} ${crypto.randomUUID()}`)
}

/** Takes over changes of earlier pages. The code for it is loaded only if there are any: most pages never need it. */
async function takeOver(): Promise<void> {
  try {
    const { takeOverStoredChanges } = await import('./take-over.client.ts')
    await takeOverStoredChanges({ read: () => machine, dispatch, look, stored })
  } catch (error) {
    // They stay in storage for the next page.
    logError('Basket: changes of an earlier page could not be taken over', error)
  }
}
