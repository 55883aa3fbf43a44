'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { logError } from '#app/platform/log/log-error.ts'
import type { BasketChange, BasketFailure, BasketOutcome, BasketSteps, LineFacts } from './basket-change.ts'
import type { SendOutcome } from './basket-changes.client.ts'
import { inTurn } from './basket-queue.client.ts'
import type { BasketView } from './basket-view.ts'
import { forgetChange, hasKeptChanges, isKept, type KeptChange, keepChange, keptChanges } from './kept-changes.ts'
import { hasArrived, shownLines, supersedes } from './shown-lines.ts'

// One store for the whole page, with no more in it than every page needs: what talks to the contract is loaded with the first change.

export type BasketState = {
  /** The server's last answer, whole; undefined until the bag is known. */
  basket: BasketView | undefined
  /** What is on its way, oldest first. */
  pending: readonly BasketChange[]
  /** True from when the network is known to be gone until the shop has answered again. */
  isOffline: boolean
  /** The change that failed last; undefined once there is a new one, or it is forgotten. */
  failure: BasketFailure | undefined
}

/** A change on its way, and whoever waits for its outcome. */
type Job = KeptChange & {
  /** False where only this page knows of it. */
  isKept: boolean
  settle: readonly ((outcome: BasketOutcome) => void)[]
}

/** Tells the other tabs, and the page that comes next, that the bag is no longer what they show: when it was changed, never the same twice. */
const CHANGED = 'basket-changed'

/** How long after a failure for want of a network the shop looks whether there is one again, milliseconds: the browser does not always say. */
const LOOK_AGAIN = 5000

/** How often the bag is asked for again where it could not be had, each time after twice as long: a server that is down is left in peace. */
const MOST_LOOKS_AGAIN = 6

const UNKNOWN: BasketState = { basket: undefined, pending: [], isOffline: false, failure: undefined }

let state = UNKNOWN
let jobs: readonly Job[] = []
let working: Promise<void> | undefined
/** True while the bag may not be what is shown: it is asked for with the next turn. */
let isStale = false
/** True while nothing is sent, since the network is gone. */
let isHeld = false
let lookingAgain: ReturnType<typeof setTimeout> | undefined
/** How often in a row the bag was asked for and could not be had, and when it is asked for next. */
let vainLooks = 0
let nextLook: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/**
 * Changes the bag: in order, one after the other, across this browser's tabs. The answer replaces all that was held; a change that fails leaves the
 * bag as the server has it. While the browser is offline the change waits, and so does the promise. Never throws.
 */
export async function changeBasket(change: BasketChange, { before, after }: BasketSteps = {}): Promise<BasketOutcome> {
  if (before && !(await goesAhead(before))) return { status: 'failed', code: 'STOPPED' }
  const outcome = await enqueue(change)
  if (after && outcome.status === 'answered') await runAfter(after, outcome.basket)
  return outcome
}

/** The bag, and what is on its way. `initial` is the bag that the page was made with. */
export function useBasketState(initial?: BasketView): BasketState {
  const current = useSyncExternalStore(subscribe, readBasketState, () => UNKNOWN)
  useEffect(() => {
    if (!initial || state.basket !== undefined) return
    publish({ basket: initial })
    if (wasChangedSincePageWasAsked()) void refreshBasket()
  }, [initial])
  return initial && current.basket === undefined ? { ...current, basket: initial } : current
}

/** What is known now, outside of React. */
export function readBasketState(): BasketState {
  return state
}

/** Asks for the bag as it is; nothing is told when that fails. Resolves when nothing is on its way any more. */
export function refreshBasket(): Promise<void> {
  isStale = true
  return work()
}

/** The shopper has seen that a change failed. */
export function forgetFailure(): void {
  publish({ failure: undefined })
}

async function goesAhead(before: () => unknown): Promise<boolean> {
  try {
    return (await before()) !== false
  } catch {
    return false
  }
}

/** What fails after an addition does not undo it. */
async function runAfter(after: (basket: BasketView) => unknown, basket: BasketView): Promise<void> {
  try {
    await after(basket)
  } catch (error) {
    logError('Basket: the step after a change failed', error)
  }
}

function enqueue(change: BasketChange): Promise<BasketOutcome> {
  const line = lineOf(change)
  if (changesNothing(change, line)) return Promise.resolve({ status: 'failed', code: 'REFUSED' })
  return new Promise((resolve) => {
    const superseded = jobs.filter((job) => !job.isSent && supersedes(change, job.change))
    for (const { id } of superseded) forgetChange(id)
    const job = { id: crypto.randomUUID(), turn: nextTurn(), change, line, isSent: false }
    const settle = [...superseded.flatMap((old) => old.settle), resolve]
    jobs = [...jobs.filter((old) => !superseded.includes(old)), { ...job, isKept: keepChange(job), settle }]
    publish({ failure: undefined })
    void work()
  })
}

/** The line that a change is about, as it looks now; undefined for one that is not there, or that is about none. */
function lineOf(change: BasketChange): LineFacts | undefined {
  if (change.kind === 'restore') return change.line
  if (change.kind !== 'setQuantity' && change.kind !== 'remove') return undefined
  return shownLines(state.basket?.lines ?? [], state.pending).find(({ id }) => id === change.lineId)
}

/** A line that is not there, or a quantity that it has already: nothing is sent. Spec §4. */
function changesNothing(change: BasketChange, line: LineFacts | undefined): boolean {
  if (change.kind === 'setQuantity') return line === undefined || line.quantity === change.quantity
  return change.kind === 'remove' && line === undefined
}

function nextTurn(): number {
  const turns = [...jobs, ...keptChanges()].map(({ turn }) => turn)
  return Math.max(0, ...turns) + 1
}

/** Carries out what waits, in order, until nothing does or the network is gone. */
function work(): Promise<void> {
  // Begun only where there is something to do: what ended at once would be taken for under way for ever.
  if (!working && hasWork()) working = takeTurns()
  return working ?? Promise.resolve()
}

function hasWork(): boolean {
  return (jobs.length > 0 || isStale) && !isHeld
}

async function takeTurns(): Promise<void> {
  try {
    while (hasWork()) await inTurn(takeTurn)
  } finally {
    working = undefined
  }
}

/**
 * A look at the bag where it may not be what is shown, else the oldest change. Nobody else's change is on its way meanwhile. After the network was gone
 * nothing is risked before a look was answered: an addition that is lost on the way cannot be repeated.
 */
async function takeTurn(): Promise<void> {
  const job = jobs[0]
  if (isStale || state.isOffline || !job) {
    await lookAtBag()
    if (state.isOffline && !isHeld) seeWhetherOffline()
    return
  }
  if (job.isKept && !isKept(job.id)) return leaveToOtherTab(job)
  mark(job, { isSent: true })
  const outcome = await send(job)
  if (outcome.status === 'answered') finish(job, outcome.basket)
  else if (outcome.code === 'OFFLINE' && outcome.mayRepeat) {
    mark(job, { isSent: false })
    waitForNetwork()
  } else fail(job, outcome.code)
}

async function send(job: Job): Promise<SendOutcome> {
  try {
    const { sendChange } = await import('./basket-changes.client.ts')
    return await sendChange(job)
  } catch {
    // What sends has not come: nothing was sent.
    return { status: 'failed', code: navigator.onLine ? 'NETWORK' : 'OFFLINE', mayRepeat: true }
  }
}

async function lookAtBag(): Promise<void> {
  isStale = false
  try {
    const { askBasket } = await import('./basket-changes.client.ts')
    know(await askBasket())
  } catch {
    // The bag stays as it was last known until the next answer, which may be long in coming.
    lookLater()
  }
}

/** Shows the bag as the server has just told it. */
function know(basket: BasketView): void {
  vainLooks = 0
  clearTimeout(nextLook)
  publish({ basket, isOffline: isHeld })
}

function lookLater(): void {
  clearTimeout(nextLook)
  if (vainLooks < MOST_LOOKS_AGAIN) nextLook = setTimeout(() => void refreshBasket(), LOOK_AGAIN * 2 ** vainLooks)
  vainLooks += 1
}

function finish(job: Job, basket: BasketView): void {
  drop(job)
  know(basket)
  tellOtherTabs()
  for (const settle of job.settle) settle({ status: 'answered', basket })
}

function fail(job: Job, code: BasketFailure['code']): void {
  isStale = true
  drop(job)
  publish({ failure: { code, change: job.change, name: job.line?.name } })
  // It may have been carried out after all: the other tabs look as well.
  tellOtherTabs()
  for (const settle of job.settle) settle({ status: 'failed', code })
}

/** Another tab has sent what this one had left: what came of it is in the bag. */
async function leaveToOtherTab(job: Job): Promise<void> {
  await lookAtBag()
  if (state.basket) finish(job, state.basket)
  else fail(job, 'NO_RESPONSE')
}

function waitForNetwork(): void {
  holdBack()
  clearTimeout(lookingAgain)
  lookingAgain = setTimeout(resume, LOOK_AGAIN)
}

/** A look was not answered. Where the browser says that there is a network it is the shop that does not answer, which a change is told of. */
function seeWhetherOffline(): void {
  if (navigator.onLine) publish({ isOffline: false })
  else waitForNetwork()
}

function holdBack(): void {
  isHeld = true
  publish({ isOffline: true })
}

/** The network may be there again: that it is gone stays said until the shop has answered. */
function resume(): void {
  clearTimeout(lookingAgain)
  isHeld = false
  isStale = jobs.length > 0 || state.basket !== undefined
  if (!isStale) publish({ isOffline: false })
  void work()
}

function mark(job: Job, change: Pick<Job, 'isSent'>): void {
  const marked = { ...job, ...change }
  jobs = jobs.map((other) => (other.id === job.id ? marked : other))
  if (job.isKept) keepChange(marked)
}

function drop({ id }: Job): void {
  jobs = jobs.filter((job) => job.id !== id)
  forgetChange(id)
}

function tellOtherTabs(): void {
  try {
    localStorage.setItem(CHANGED, `${Date.now()} ${crypto.randomUUID()}`)
  } catch {
    // Storage is forbidden: the other tabs hear of it when they ask.
  }
}

/** The answer that the page before had while this one was on its way: the bag that this one was made with may be older. */
function wasChangedSincePageWasAsked(): boolean {
  try {
    return Number.parseInt(localStorage.getItem(CHANGED) ?? '', 10) >= Math.floor(performance.timeOrigin)
  } catch {
    return false
  }
}

function publish(change: Partial<BasketState>): void {
  state = { ...state, ...change, pending: jobs.map((job) => job.change) }
  for (const listener of listeners) listener()
}

/** Takes over what pages before this one have left behind, in its order: first what had been sent, then what had not. */
async function takeOver(): Promise<void> {
  const left = keptChanges().filter(({ id }) => jobs.every((job) => job.id !== id))
  jobs = [...left.map((change) => ({ ...change, isKept: true, settle: [] })), ...jobs].toSorted((a, b) => a.turn - b.turn)
  publish({})
  // Whoever sent these held the turn until the page was left: they are on their way, or were lost with it.
  for (const job of left.filter(({ isSent }) => isSent)) await awaitArrival(job)
}

/** How often, and how many milliseconds apart, the bag is looked at for a change that an earlier page had sent: longer than the shop's server waits. */
const LOOKS = { apart: 500, most: 22, atAddition: 4 }

/**
 * Waits until what an earlier page sent shows in the bag: a newer change sent meanwhile could be overtaken by it. What never shows is lost and is
 * sent again, but for an addition: it may have been refused, or be in what the bag held before, and must not count twice. It is told of instead.
 */
async function awaitArrival({ id, change, line }: KeptChange): Promise<void> {
  const isAddition = change.kind === 'restore' || change.kind.startsWith('add')
  const isThere = () => state.basket !== undefined && hasArrived(change, state.basket)
  for (let look = 1; look <= LOOKS.most; look += 1) {
    if (look > 1) await new Promise((resolve) => setTimeout(resolve, LOOKS.apart))
    await lookAtBag()
    if (isThere() && (!isAddition || look >= LOOKS.atAddition)) break
  }
  const isDone = isAddition || isThere()
  jobs = jobs.flatMap((job) => (job.id !== id ? job : isDone ? [] : { ...job, isSent: false }))
  if (isDone) forgetChange(id)
  publish(isThere() || !isAddition ? {} : { failure: { code: 'NO_RESPONSE', change, name: line?.name } })
}

let stopListening: (() => void) | undefined

/** The first that listens makes the page hear of other tabs, of the network, and of what earlier pages left behind; the last ends it. */
function subscribe(listener: () => void): () => void {
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
  addEventListener('offline', holdBack, { signal })
  addEventListener('online', resume, { signal })
  addEventListener('storage', ({ key }) => void (state.basket && (key === CHANGED || key === 'user') && refreshBasket()), { signal })
  addEventListener('pageshow', ({ persisted }) => void (persisted && state.basket && refreshBasket()), { signal })
  // Gone before the page was alive: nothing else tells of it.
  if (!navigator.onLine) waitForNetwork()
  if (hasKeptChanges()) void inTurn(takeOver).then(work)
  return () => stop.abort()
}
