import { LRUCache } from 'lru-cache'
import { ensure } from '../contract/catalogue/ensure.ts'
import type { JournalEntry } from '../journal/journal-store.ts'
import { redactedQuery } from '../journal/redaction.ts'
import type { RequestHeaders } from '../worlds/requests/world-finder.ts'

/** The sender of a request: side, page and relevant headers. */
type Sender = Pick<JournalEntry, 'headers' | 'side' | 'page'>

/** The shop's client names in `apollographql-client-name`, and the side of each. */
const sides: Readonly<Record<string, JournalEntry['side']>> = { 'ottilie-browser': 'browser', 'ottilie-server': 'server' }

/** Headers that are recorded unchanged: `accept` decides the status of a refusal. Of a fingerprint, only its presence is recorded. */
const passed = ['accept', 'x-session-strategy', 'x-fault']

/** Maximum length of a recorded header value, characters. */
const LONGEST_VALUE = 300

/** Maximum length of a recorded page address, characters. */
const LONGEST_PAGE = 500

/** The side of the shop that sent the request; `direct` for other clients. */
export function sideOf(headers: RequestHeaders): JournalEntry['side'] {
  const name = headers.get('apollographql-client-name') ?? ''
  return Object.hasOwn(sides, name) ? (sides[name] ?? 'direct') : 'direct'
}

/** Caches senders. Most requests come from a few senders. */
export class Senders {
  readonly #known = new LRUCache<string, Sender>({ max: 1000 })

  /** The sender of a request. `store` is the store that the request was answered for. */
  of(headers: RequestHeaders, store: string): Sender {
    const said = [store, ...passed.map((name) => headers.get(name) ?? ''), headers.get('x-device-fingerprint') ? 'present' : '']
    const referer = headers.get('referer') ?? ''
    const side = sideOf(headers)
    const key = `${said.map((value) => value.slice(0, LONGEST_VALUE)).join('\n')}\n${side}\n${referer.length > LONGEST_PAGE ? '' : referer}`
    return ensure(this.#known, key, () => ({ headers: headersOf(said), side, page: pageOf(referer) }))
  }
}

function headersOf(said: readonly string[]): Sender['headers'] {
  const entries = ['x-store', ...passed, 'x-device-fingerprint'].map((name, at) => [name, said[at]?.slice(0, LONGEST_VALUE) ?? ''] as const)
  return Object.freeze(Object.fromEntries(entries.filter(([, value]) => value !== '')))
}

/** Path and query of a page, without secrets; null if unknown. */
function pageOf(referer: string): string | null {
  if (referer === '' || referer.length > LONGEST_PAGE || !URL.canParse(referer)) return null
  const { protocol, pathname, search } = new URL(referer)
  return /^https?:$/.test(protocol) ? pathname + redactedQuery(search) : null
}
