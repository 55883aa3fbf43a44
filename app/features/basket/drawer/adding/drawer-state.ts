import { type AddRequest, isCrossSell } from './add-request.ts'

/** What became of the presses since the drawer opened. */
export type DrawerState = {
  /** Presses without an answer yet, oldest first. */
  waiting: readonly AddRequest[]
  /** Presses that did not reach the basket and can be tried again. */
  failed: readonly AddRequest[]
  /** Skus that an answer has shown in the basket, as they came. */
  added: readonly string[]
  /** Whether the last answer had nothing of what was asked for. */
  isRefused: boolean
  /** How many cross-sells have come into the basket: each shows "Product Added" anew. */
  crossSells: number
}

/** What came of a press: the skus in the basket, or nothing that anybody heard of. */
export type AddAnswer = { status: 'answered'; skus: readonly string[] } | { status: 'failed' }

/** A drawer that has just opened. */
export const openedDrawer: DrawerState = { waiting: [], failed: [], added: [], isRefused: false, crossSells: 0 }

/** After a press. */
export function addRequested(state: DrawerState, press: AddRequest): DrawerState {
  return { ...state, waiting: [...state.waiting, press], isRefused: false }
}

/** After the answer to a press. One that the drawer no longer waits for, as it was opened anew since, changes nothing. */
export function addAnswered(state: DrawerState, press: AddRequest, answer: AddAnswer): DrawerState {
  if (!state.waiting.includes(press)) return state
  const waiting = state.waiting.filter((other) => other !== press)
  if (answer.status === 'failed') return { ...state, waiting, failed: [...state.failed, press] }
  const skus = press.lines.map(({ sku }) => sku).filter((sku) => answer.skus.includes(sku))
  return {
    ...state,
    waiting,
    added: [...state.added.filter((sku) => !skus.includes(sku)), ...skus],
    isRefused: skus.length === 0,
    crossSells: state.crossSells + (skus.length > 0 && isCrossSell(press) ? 1 : 0),
  }
}

/** Before what failed is tried again. */
export function addRetried(state: DrawerState): DrawerState {
  return { ...state, failed: [] }
}

/** What the drawer's title speaks of. Nothing is told as added before the basket has it. */
export function drawerStatus(state: DrawerState | undefined): 'adding' | 'added' | 'failed' {
  // A basket that already holds something of this opening stays "Added To Basket" while more is on its way.
  if (!state) return 'adding'
  if (state.failed.length > 0) return 'failed'
  if (state.added.length > 0) return 'added'
  if (state.waiting.length > 0) return 'adding'
  return state.isRefused ? 'failed' : 'adding'
}
