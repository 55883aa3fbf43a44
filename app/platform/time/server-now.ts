import 'server-only'
import type { Visit } from '#app/platform/session/visit.ts'
import { serverShopper } from '#app/platform/shopper/server-shopper.ts'

/**
 * The contract's time for a visit per request, milliseconds. Undefined for shared pages: they are cached, so what depends on the time is drawn in
 * the browser (`contractNow`).
 */
export async function serverNow(visit: Visit): Promise<number | undefined> {
  return (await serverShopper(visit))?.now
}
