import type { AddressProblem } from './AddressSection.tsx'
import type { PaymentProblem } from './PaymentSection.tsx'

type Query = Readonly<Record<string, string | string[] | undefined>>

/** What the page's address says of the last post. Anybody can write an address: what it does not know is left out. */
export type CheckoutQuery = {
  /** Codes of the contract: why the order was not placed. */
  refused: readonly { code: string; level: 'error'; params: []; handler: null }[]
  problems: readonly PaymentProblem[]
  /** Why an address that was chosen was not taken. */
  addressProblem: AddressProblem | undefined
  /** True if the choice of a delivery method was not taken. */
  hasDeliveryFailed: boolean
  isEditing: boolean
  /** True if a promo code was applied or removed: what became of it is shown. */
  hasChangedCode: boolean
  /** The way to pay that was chosen. */
  method: string | undefined
}

const known: readonly PaymentProblem[] = ['CHOOSE_PAYMENT', 'CARD_FIRST', 'AGREE', 'CONSENT']
const addressProblems: ReadonlyMap<string, AddressProblem> = new Map([
  ['address', 'UNSENT'],
  ['address-gone', 'ADDRESS_GONE'],
])
const CODE = /^[A-Z][A-Z_]{2,63}$/

export function checkoutQuery({ refused, pay, failed, edit, changed, method }: Query): CheckoutQuery {
  const codes = [...new Set([refused ?? []].flat())].filter((code) => CODE.test(code)).slice(0, 5)
  const problems = [pay ?? []].flat()
  return {
    refused: codes.map((code) => ({ code, level: 'error', params: [], handler: null })),
    problems: known.filter((problem) => problems.includes(problem)),
    addressProblem: typeof failed === 'string' ? addressProblems.get(failed) : undefined,
    hasDeliveryFailed: failed === 'delivery',
    isEditing: edit === 'address',
    hasChangedCode: changed === 'code',
    method: typeof method === 'string' ? method : undefined,
  }
}
