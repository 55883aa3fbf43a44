import type { ReplenishmentOutcome } from '#app/platform/account/replenishment-outcome.ts'
import { change } from '#app/platform/graphql/browser-client.ts'
import { needsLogin } from '#app/platform/graphql/request-failure.ts'
import { logError } from '#app/platform/log/log-error.ts'
import { endedSessionHref } from '#app/platform/session/ended-session-href.ts'
import { storeOfPath } from '#app/platform/store/link.ts'
import { goTo } from '#app/platform/window/go-to.ts'
import { RemoveMyReplenishmentProductDocument, RestoreMyReplenishmentProductDocument } from '#operations/__generated__/operations.ts'

// Loaded on demand because it imports the API client.

/**
 * Removes a variant from order it again, or takes that back. A session that has ended leads to the login and back, and is `login`. Never throws: a
 * failure is logged.
 */
export async function settleReplenishment(sku: string, action: 'remove' | 'restore'): Promise<ReplenishmentOutcome | 'login'> {
  try {
    if (action === 'remove') await change(RemoveMyReplenishmentProductDocument, { sku })
    else await change(RestoreMyReplenishmentProductDocument, { sku })
    return action === 'remove' ? 'removed' : 'restored'
  } catch (error) {
    if (needsLogin(error)) {
      goTo(endedSessionHref(storeOfPath(location.pathname), location.pathname + location.search))
      return 'login'
    }
    logError(`Could not ${action} a product of order it again`, error)
    return action === 'remove' ? 'not-removed' : 'not-restored'
  }
}
