import { ask } from '#app/platform/graphql/browser-client.ts'
import { noteContractTime } from '#app/platform/time/contract-clock.ts'
import { GetShopperDocument } from '#operations/__generated__/operations.ts'
import { saveShopper } from './shopper-record.ts'
import { storedUser } from './stored-user.ts'

let asking: Promise<void> | undefined

/** Asks who is here and what time it is by the contract, and remembers both. Asked at once from several places, it asks once; a failure leaves the header as it is. */
export function refreshShopper(): Promise<void> {
  asking ??= ask(GetShopperDocument, {})
    .then(({ me, now }) => {
      noteContractTime(now)
      saveShopper(storedUser(me))
    })
    .catch(() => undefined)
    .finally(() => {
      asking = undefined
    })
  return asking
}
