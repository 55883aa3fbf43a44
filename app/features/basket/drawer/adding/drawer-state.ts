import { type AddRequest, isCrossSell } from './add-request.ts'

/** Outcomes of the additions since the drawer opened. */
export type DrawerState = {
  /** Additions without a response, oldest first. */
  waiting: readonly AddRequest[]
  /** Failed additions, which can be retried. */
  failed: readonly AddRequest[]
  /** Skus that responses have shown in the basket, in order of arrival. */
  added: readonly string[]
  /** Whether the last response had none of the requested items. */
  isRefused: boolean
  /** How many cross-sells were added: each shows "Product Added" again. */
  crossSells: number
}

/** The outcome of an addition: the skus in the basket, or a failure. */
type AddAnswer = { status: 'answered'; skus: readonly string[] } | { status: 'failed' }

export const openedDrawer: DrawerState = { waiting: [], failed: [], added: [], isRefused: false, crossSells: 0 }

export function addRequested(state: DrawerState, request: AddRequest): DrawerState {
  return { ...state, waiting: [...state.waiting, request], isRefused: false }
}

/** An outcome from before the drawer was reopened changes nothing. */
export function addAnswered(state: DrawerState, request: AddRequest, answer: AddAnswer): DrawerState {
  if (!state.waiting.includes(request)) return state
  const waiting = state.waiting.filter((other) => other !== request)
  if (answer.status === 'failed') return { ...state, waiting, failed: [...state.failed, request] }
  const skus = request.lines.map(({ sku }) => sku).filter((sku) => answer.skus.includes(sku))
  return {
    ...state,
    waiting,
    added: [...state.added.filter((sku) => !skus.includes(sku)), ...skus],
    isRefused: skus.length === 0,
    crossSells: state.crossSells + (skus.length > 0 && isCrossSell(request) ? 1 : 0),
  }
}

/** Clears the failures before they are retried. */
export function addRetried(state: DrawerState): DrawerState {
  return { ...state, failed: [] }
}

/** The status in the drawer's title. Nothing counts as added until the basket contains it. */
export function drawerStatus(state: DrawerState | undefined): 'adding' | 'added' | 'refused' | 'failed' {
  // Once something was added since the drawer opened, the title stays "Added To Basket" while more is pending.
  if (!state) return 'adding'
  if (state.failed.length > 0) return 'failed'
  if (state.added.length > 0) return 'added'
  if (state.waiting.length > 0) return 'adding'
  return state.isRefused ? 'refused' : 'adding'
}
