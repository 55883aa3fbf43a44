import type { PaymentProblem } from './PaymentSection.tsx'

type Query = Readonly<Record<string, string | string[] | undefined>>

/** What the page's address says of the last post. Anybody can write an address: what it does not know is left out. */
export type CheckoutQuery = {
  /** Codes of the contract: why the order was not placed. */
  refused: readonly { code: string; level: 'error'; params: []; handler: null }[]
  problems: readonly PaymentProblem[]
  /** The form whose post was not taken. */
  failed: 'address' | 'delivery' | undefined
  isEditing: boolean
  /** The way to pay that was chosen. */
  method: string | undefined
}

const known: readonly PaymentProblem[] = ['CHOOSE_PAYMENT', 'CARD_FIRST', 'AGREE', 'CONSENT']
const CODE = /^[A-Z][A-Z_]{2,63}$/

export function checkoutQuery({ refused, pay, failed, edit, method }: Query): CheckoutQuery {
  const codes = [...new Set([refused ?? []].flat())].filter((code) => CODE.test(code)).slice(0, 5)
  const problems = [pay ?? []].flat()
  return {
    refused: codes.map((code) => ({ code, level: 'error', params: [], handler: null })),
    problems: known.filter((problem) => problems.includes(problem)),
    failed: failed === 'address' || failed === 'delivery' ? failed : undefined,
    isEditing: edit === 'address',
    method: typeof method === 'string' ? method : undefined,
  }
}
