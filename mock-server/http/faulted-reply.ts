import type { FaultOutcome } from '../faults/outcome.ts'

/** An answer before or after faults are applied. */
export type Reply = { status: number; headers: Headers; text: string }

/** Applies faults to a reply. `earlier` is the previous answer to the same request; undefined if unknown. */
export function faultedReply(reply: Reply, { status, body }: FaultOutcome, earlier: string | undefined): Reply {
  if (status) return statusReply(reply, status)
  if (body === 'malformed') return { ...reply, text: `${reply.text.slice(0, Math.ceil(reply.text.length / 2))}<!doctype html>` }
  if (body === 'empty-data') return { ...reply, status: 200, text: '{"data":null}' }
  if (body === 'stale' && earlier !== undefined) return { ...reply, status: 200, text: earlier }
  return reply
}

/** The reply of a proxy between the shop and its server, with a body that neither of them wrote. */
function statusReply({ headers }: Reply, { status, retryAfter }: { status: number; retryAfter?: number }): Reply {
  headers.delete('set-cookie')
  headers.set('content-type', 'text/html; charset=utf-8')
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
  return { status, headers, text: hasBody(status) ? `<!doctype html><title>${status}</title><h1>${status}</h1>\n` : '' }
}

/** Whether an answer with this status may have a body. */
export function hasBody(status: number): boolean {
  return ![204, 205, 304].includes(status)
}
