import 'server-only'
import { LRUCache } from 'lru-cache'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { z } from 'zod'
import { contentTag } from './content-tags.ts'

/** The longest notice that is read, characters. */
const LONGEST = 16 * 1024

/** How long the id of a notice is remembered, ms: twice the five minutes by which its time may be wrong. */
const REMEMBERED_MS = 10 * 60 * 1000

const notice = z.strictObject({ type: z.literal('content.published'), tags: z.array(contentTag).min(1).max(100) })

/** Why a notice is refused. */
export type WebhookRefusal = { status: 400 | 401; code: 'BAD_NOTICE' | 'UNKNOWN_TAG' | 'NOT_SIGNED' | 'REPLAYED'; message: string }

/** The ids of the notices that were acted upon. Only signed ones are remembered, so nobody else can push one out. */
const acted = new LRUCache<string, true>({ max: 10_000, ttl: REMEMBERED_MS })

/**
 * Reads a notice that content was published, signed as Standard Webhooks say: the tags that it names, or why it is refused. A notice is taken once; one that
 * was refused may come again.
 */
export function readContentNotice(text: string, headers: Headers, secret: string): { tags: readonly string[] } | WebhookRefusal {
  if (text.length > LONGEST) return { status: 400, code: 'BAD_NOTICE', message: `A notice has at most ${LONGEST} characters.` }
  try {
    new Webhook(secret).verify(text, Object.fromEntries(headers), { jsonParse: false })
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error
    return { status: 401, code: 'NOT_SIGNED', message: `The notice is not signed as Standard Webhooks say: ${error.message}.` }
  }
  const id = headers.get('webhook-id') ?? ''
  if (acted.has(id)) return { status: 401, code: 'REPLAYED', message: 'A notice with this id has been acted upon.' }
  const parsed = notice.safeParse(jsonOf(text))
  if (!parsed.success) return refusalOf(parsed.error)
  acted.set(id, true)
  return { tags: [...new Set(parsed.data.tags)] }
}

function refusalOf({ issues }: z.ZodError): WebhookRefusal {
  const unknown = issues.find(({ path, code }) => path[0] === 'tags' && code === 'invalid_format')
  return unknown
    ? { status: 400, code: 'UNKNOWN_TAG', message: `The shop knows no content by ${unknown.path.join('.')}.` }
    : { status: 400, code: 'BAD_NOTICE', message: 'A notice is {"type":"content.published","tags":[…]} with 1 to 100 tags.' }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
