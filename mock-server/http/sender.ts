import { LRUCache } from 'lru-cache'
import { ensure } from '../contract/catalogue/ensure.ts'
import type { JournalEntry } from '../journal/journal-store.ts'
import { redactedQuery } from '../journal/redaction.ts'
import type { RequestHeaders } from '../worlds/requests/world-finder.ts'

/** The sender of a request: side, page and relevant headers. */
type Sender = Pick<JournalEntry, 'headers' | 'side' | 'page'>

/** What the shop calls itself in `apollographql-client-name`, and which side that is. */
const sides: Readonly<Record<string, JournalEntry['side']>> = { 'ottilie-browser': 'browser', 'ottilie-server': 'server' }

/** Headers that are kept as they came: `accept` decides which status a refusal has. A fingerprint is only said to be there. */
const passed = ['accept', 'x-session-strategy', 'x-fault']

/** More of a header is not kept, characters. */
const LONGEST_VALUE = 300

/** A longer address of a page is not kept, characters. */
const LONGEST_PAGE = 500

/** Which side of the shop asks; `direct` for everybody else. */
export function sideOf(headers: RequestHeaders): JournalEntry['side'] {
  const name = headers.get('apollographql-client-name') ?? ''
  return Object.hasOwn(sides, name) ? (sides[name] ?? 'direct') : 'direct'
}

/** Caches senders. Most requests come from a few senders. */
export class Senders {
  readonly #known = new LRUCache<string, Sender>({ max: 1000 })

  /** Who sent a request. `store` is the one that the request was answered for. */
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

/** Path and query of a page, without secrets; null where it is not known. */
function pageOf(referer: string): string | null {
  if (referer === '' || referer.length > LONGEST_PAGE || !URL.canParse(referer)) return null
  const { protocol, pathname, search } = new URL(referer)
  return /^https?:$/.test(protocol) ? pathname + redactedQuery(search) : null
}
