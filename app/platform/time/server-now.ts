import 'server-only'
import type { Visit } from '#app/platform/session/visit.ts'
import { serverShopper } from '#app/platform/shopper/server-shopper.ts'

/**
 * The instant that it is by the contract for a visit of its own, milliseconds. Undefined for shared pages: they are kept, so what depends on the
 * time is drawn in the browser (`contractNow`).
 */
export async function serverNow(visit: Visit): Promise<number | undefined> {
  return (await serverShopper(visit))?.now
}
