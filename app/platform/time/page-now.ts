import 'server-only'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { pageShopper } from '#app/platform/shopper/page-shopper.ts'

/**
 * The current time of the API's clock for a per-request page, milliseconds. Undefined for shared pages: they are cached, so anything that depends on
 * the time is rendered in the browser (`contractNow`).
 */
export async function pageNow(pageRequest: PageRequest): Promise<number | undefined> {
  return (await pageShopper(pageRequest))?.now
}
