import { SERVICE_WORKER_SCRIPT } from '#app/platform/service-worker/__generated__/worker.ts'
import { WORKER_OFF_SCRIPT } from '#app/platform/service-worker/worker-off.ts'

/** Read from the environment at run time: one build serves every environment. */
export const dynamic = 'force-dynamic'

/** The service worker; with SERVICE_WORKER=0 one that removes itself. Always asked for anew, so that a change arrives at the next visit. */
export function GET(): Response {
  const script = process.env['SERVICE_WORKER'] === '0' ? WORKER_OFF_SCRIPT : SERVICE_WORKER_SCRIPT
  return new Response(script, { headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' } })
}
