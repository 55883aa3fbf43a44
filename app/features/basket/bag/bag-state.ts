import { type BagPress, isCrossSell } from './bag-press.ts'

/** What became of the presses since the drawer opened. */
export type BagState = {
  /** Presses without an answer yet, oldest first. */
  waiting: readonly BagPress[]
  /** Presses that did not reach the bag and can be tried again. */
  failed: readonly BagPress[]
  /** Skus that an answer has shown in the bag, as they came. */
  added: readonly string[]
  /** Whether the last answer had nothing of what was asked for. */
  isRefused: boolean
  /** How many cross-sells have come into the bag: each shows "Product Added" anew. */
  crossSells: number
}

/** What came of a press: the skus in the bag, or nothing that anybody heard of. */
export type BagAnswer = { status: 'answered'; skus: readonly string[] } | { status: 'failed' }

/** A drawer that has just opened. */
export const openedBag: BagState = { waiting: [], failed: [], added: [], isRefused: false, crossSells: 0 }

/** After a press. */
export function pressed(state: BagState, press: BagPress): BagState {
  return { ...state, waiting: [...state.waiting, press], isRefused: false }
}

/** After the answer to a press. One that the drawer no longer waits for, as it was opened anew since, changes nothing. */
export function answered(state: BagState, press: BagPress, answer: BagAnswer): BagState {
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
export function retried(state: BagState): BagState {
  return { ...state, failed: [] }
}

/** What the drawer's title speaks of. Nothing is told as added before the bag has it. */
export function bagStatus(state: BagState | undefined): 'adding' | 'added' | 'failed' {
  // A bag that already holds something of this opening stays "Added To Basket" while more is on its way.
  if (!state) return 'adding'
  if (state.failed.length > 0) return 'failed'
  if (state.added.length > 0) return 'added'
  if (state.waiting.length > 0) return 'adding'
  return state.isRefused ? 'failed' : 'adding'
}
