import { ratioOf } from '../money/minor-units.ts'

/** What a year's fee comes to a month, rounded to the nearest minor unit. */
export function monthlyShare(yearlyFee: number): number {
  return ratioOf(yearlyFee, 1, 12)
}

/** After how many orders that save an amount each a fee is earned back; undefined if it never is. */
export function ordersToEarnBack(fee: number, savedEach: number): number | undefined {
  return savedEach > 0 ? Math.ceil(fee / savedEach) : undefined
}
