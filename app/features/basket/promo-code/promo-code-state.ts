import { applyDiscountCodeCode } from '#operations/__generated__/input-limits.ts'
import type { DiscountFieldsFragment } from '#operations/__generated__/operations.ts'

/** Why a discount was rejected. */
export type RejectionState = Exclude<DiscountFieldsFragment['state'], 'Accepted'>

/** The discounts in the basket's response. */
export type Discounts = {
  includedDiscounts: readonly DiscountFieldsFragment[]
  rejectedDiscounts: readonly DiscountFieldsFragment[]
}

/** An active code. `value` is the amount it deducts, minor units. */
type ActivatedCode = { code: string; name: string; value: number }

type RejectedCode = { code: string; state: RejectionState }

/** Spec §4 Promo code. */
type CodeState =
  | { status: 'notApplied' }
  | ({ status: 'activated' } & Omit<ActivatedCode, 'code'>)
  | ({ status: 'rejected' } & Omit<RejectedCode, 'code'>)

export type CodeListeners = {
  onCodeApplied: (answer: { name: string; value: number }) => void
  onCodeRejected: (answer: { state: RejectionState }) => void
  /** The response is about another basket: the code is in neither list. */
  onCodeUnknown: () => void
}

/** Whether to send the input, in normalised form, or why not. */
type CheckedCode = { status: 'send'; code: string } | { status: 'empty' | 'alreadyApplied' | 'tooLong' }

/** The basket's codes, without duplicates, in the response's order. An active code is never listed as rejected as well. */
export function codesOf({ includedDiscounts, rejectedDiscounts }: Discounts): { activated: ActivatedCode[]; rejected: RejectedCode[] } {
  const activated = new Map<string, ActivatedCode>()
  for (const { code, name, value, state } of includedDiscounts)
    if (code && state === 'Accepted' && !activated.has(keyOf(code))) activated.set(keyOf(code), { code, name, value })
  const rejected = new Map<string, RejectedCode>()
  for (const { code, state } of rejectedDiscounts)
    if (code && state !== 'Accepted' && !activated.has(keyOf(code))) rejected.set(keyOf(code), { code, state })
  return { activated: [...activated.values()], rejected: [...rejected.values()] }
}

/** The state of one code, ignoring case. */
export function stateOfCode(code: string, discounts: Discounts): CodeState {
  const { activated, rejected } = codesOf(discounts)
  const active = activated.find((other) => isSameCode(other.code, code))
  if (active) return { status: 'activated', name: active.name, value: active.value }
  const refused = rejected.find((other) => isSameCode(other.code, code))
  return refused ? { status: 'rejected', state: refused.state } : { status: 'notApplied' }
}

/** Reports the outcome of a code that was sent, from the basket in the response. */
export function tellOutcome(code: string, discounts: Discounts, { onCodeApplied, onCodeRejected, onCodeUnknown }: CodeListeners): void {
  const outcome = stateOfCode(code, discounts)
  if (outcome.status === 'activated') onCodeApplied({ name: outcome.name, value: outcome.value })
  else if (outcome.status === 'rejected') onCodeRejected({ state: outcome.state })
  else onCodeUnknown()
}

/** Validates the input. A code that is already active is not sent again. Open point A50. */
export function checkCode(typed: string, discounts: Discounts): CheckedCode {
  const code = typed.trim()
  if (code === '') return { status: 'empty' }
  if (code.length > applyDiscountCodeCode.maxLength) return { status: 'tooLong' }
  return stateOfCode(code, discounts).status === 'activated' ? { status: 'alreadyApplied' } : { status: 'send', code }
}

/** Compares two codes, ignoring case and surrounding blanks. */
export function isSameCode(one: string, other: string): boolean {
  return keyOf(one) === keyOf(other)
}

function keyOf(code: string): string {
  return code.trim().toLowerCase()
}
