import { ask } from '#app/platform/graphql/browser-client.ts'
import { noteContractTime } from '#app/platform/time/contract-clock.ts'
import { GetShopperDocument } from '#operations/__generated__/operations.ts'
import { saveShopper } from './shopper-record.ts'
import { storedUser } from './stored-user.ts'

let asking: Promise<void> | undefined

/** Fetches and stores the shopper and the contract's time. Concurrent calls share one run: the clock must get each instant once. A failure changes nothing. */
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
