import type { DeleteAccountResult } from '#schema/__generated__/types.ts'
import type { Account } from '../../worlds/accounts/account-book.ts'
import { opens } from '../../worlds/accounts/credentials.ts'
import type { ContractContext } from '../context.ts'
import { problem } from '../errors.ts'
import { orderModel } from '../orders/order-model.ts'
import { ordersOf } from '../orders/orders-of.ts'
import { isoInstant } from '../rules/instants.ts'

/** Orders that somebody still waits for. */
const UNDER_WAY: ReadonlySet<string> = new Set(['PLACED', 'PACKING', 'DISPATCHED'])

/** Deletes the logged-in account, and ends the session. Its email is free again. */
export async function deleteAccount(password: string, account: Account, context: ContractContext): Promise<DeleteAccountResult> {
  const isOpened = await opens(account, password)
  const isUnderWay = ordersOf(context).some((order) => UNDER_WAY.has(orderModel(order, context).status))
  const problems = [...(isOpened ? [] : [problem('INVALID', ['password'])]), ...(isUnderWay ? [problem('ORDERS_UNDER_WAY', [])] : [])]
  if (problems.length > 0) return { __typename: 'AccountDeletionRejected', problems }
  const deletedAt = isoInstant(context.now)
  account.write('isClosed', true)
  context.endSession()
  return { __typename: 'AccountDeleted', deletedAt }
}
