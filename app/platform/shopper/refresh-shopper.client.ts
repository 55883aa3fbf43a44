import { askForPage } from '#app/platform/graphql/page-questions.ts'
import { forgetOwned } from '#app/platform/storage/owned-keys.ts'
import { noteContractTime } from '#app/platform/time/contract-clock.ts'
import { saveShopper } from './shopper-record.ts'
import { storedUser } from './stored-user.ts'

let asking: Promise<void> | undefined

/** Fetches and stores the shopper and the contract's time. Concurrent calls share one run: the clock must get each instant once. A failure changes nothing. */
export function refreshShopper(): Promise<void> {
  asking ??= askForPage('getShopper', {})
    .then(({ me, now }) => {
      noteContractTime(now)
      saveShopper(storedUser(me))
      // Whoever has logged in since starts without what the account before left behind.
      forgetOwned({ user: me.id, store: document.documentElement.lang })
    })
    .catch(() => undefined)
    .finally(() => {
      asking = undefined
    })
  return asking
}
