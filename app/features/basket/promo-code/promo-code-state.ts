import type { DiscountFieldsFragment } from '#operations/__generated__/operations.ts'

/** Why a discount does not count. */
export type RejectionState = Exclude<DiscountFieldsFragment['state'], 'Accepted'>

/** What the basket's answer says of its discounts. */
export type Discounts = {
  includedDiscounts: readonly DiscountFieldsFragment[]
  rejectedDiscounts: readonly DiscountFieldsFragment[]
}

/** A code that counts. `value` is what it takes off, minor units. */
export type ActivatedCode = { code: string; name: string; value: number }

/** A code that the server refused. */
export type RejectedCode = { code: string; state: RejectionState }

/** Where a code stands. Spec §4 Promo code. */
export type CodeState =
  | { status: 'notApplied' }
  | ({ status: 'activated' } & Omit<ActivatedCode, 'code'>)
  | ({ status: 'rejected' } & Omit<RejectedCode, 'code'>)

/** Who hears what became of a code. */
export type CodeListeners = {
  onCodeApplied: (answer: { name: string; value: number }) => void
  onCodeRejected: (answer: { state: RejectionState }) => void
  /** The answer speaks of another basket than the one that was asked for: the code is in neither list. */
  onCodeUnknown: () => void
}

/** What is to be done with what was typed: sent as it is here, or not sent and why. */
export type CheckedCode = { status: 'send'; code: string } | { status: 'empty' | 'alreadyApplied' | 'tooLong' }

/** The longest code that is sent, characters: nobody gives out a longer one. */
const LONGEST = 64

/** The codes of a basket, each once and in the order of the answer. One that counts is not refused as well. */
export function codesOf({ includedDiscounts, rejectedDiscounts }: Discounts): { activated: ActivatedCode[]; rejected: RejectedCode[] } {
  const activated = new Map<string, ActivatedCode>()
  for (const { code, name, value, state } of includedDiscounts)
    if (code && state === 'Accepted' && !activated.has(keyOf(code))) activated.set(keyOf(code), { code, name, value })
  const rejected = new Map<string, RejectedCode>()
  for (const { code, state } of rejectedDiscounts)
    if (code && state !== 'Accepted' && !activated.has(keyOf(code))) rejected.set(keyOf(code), { code, state })
  return { activated: [...activated.values()], rejected: [...rejected.values()] }
}

/** Where one code stands, in whatever letter case it is written. [PROMO-01, PROMO-02, PROMO-03, PROMO-06] */
export function stateOfCode(code: string, discounts: Discounts): CodeState {
  const { activated, rejected } = codesOf(discounts)
  const active = activated.find((other) => isSameCode(other.code, code))
  if (active) return { status: 'activated', name: active.name, value: active.value }
  const refused = rejected.find((other) => isSameCode(other.code, code))
  return refused ? { status: 'rejected', state: refused.state } : { status: 'notApplied' }
}

/** Tells what became of a code that was sent, from the basket that was answered. [PROMO-04, PROMO-05] */
export function tellOutcome(code: string, discounts: Discounts, { onCodeApplied, onCodeRejected, onCodeUnknown }: CodeListeners): void {
  const outcome = stateOfCode(code, discounts)
  if (outcome.status === 'activated') onCodeApplied({ name: outcome.name, value: outcome.value })
  else if (outcome.status === 'rejected') onCodeRejected({ state: outcome.state })
  else onCodeUnknown()
}

/** What is to be done with what was typed. A code that counts already is not sent again. [PROMO-08, decision A50] */
export function checkCode(typed: string, discounts: Discounts): CheckedCode {
  const code = typed.trim()
  if (code === '') return { status: 'empty' }
  if (code.length > LONGEST) return { status: 'tooLong' }
  return stateOfCode(code, discounts).status === 'activated' ? { status: 'alreadyApplied' } : { status: 'send', code }
}

/** Whether two spellings are one code: blanks around it and letter case do not matter. */
export function isSameCode(one: string, other: string): boolean {
  return keyOf(one) === keyOf(other)
}

function keyOf(code: string): string {
  return code.trim().toLowerCase()
}
