import type { IncomingMessage, ServerResponse } from 'node:http'
import { scriptHash } from '../security/script-hash.ts'

/**
 * A page for tools, at `/hand-over`: it reads entries for the browser's storage from the fragment of its URL (never sent to a server), writes
 * them and redirects to a page of the shop. Only a page of this origin can write them. It exists only with HAND_OVER=1.
 */

const PATH = '/hand-over'

/**
 * Reads `#` + JSON `{ path, localStorage, sessionStorage }` (percent-encoded). Entries that the page wrote before are removed first. Nothing
 * is written unless everything is valid: a local path, and strings of bounded size under bounded names.
 */
export const STORAGE_LINK_SCRIPT = `(() => {
  const written = 'hand-over'
  const say = (text) => { document.querySelector('p').textContent = text }
  const entriesOf = (value) => {
    if (value === undefined) return []
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('storage is a list of names and texts')
    const entries = Object.entries(value)
    if (entries.length > 100) throw new Error('there are more than 100 entries')
    for (const [name, text] of entries) {
      if (name.length > 200 || typeof text !== 'string' || text.length > 50000) throw new Error('an entry is no text, or too long')
    }
    return entries
  }
  const pathOf = (path) => {
    if (typeof path !== 'string' || path.length > 2000 || !/^\\/(?![\\/\\\\])[^\\\\\\s]*$/.test(path)) throw new Error('it does not lead to a page of the shop')
    const goal = new URL(path, location.origin)
    if (goal.origin !== location.origin || goal.pathname.startsWith('//') || goal.pathname === '${PATH}') throw new Error('it does not lead to a page of the shop')
    return goal.pathname + goal.search + goal.hash
  }
  const fill = (storage, entries) => {
    for (const name of JSON.parse(storage.getItem(written) || '[]')) storage.removeItem(name)
    for (const [name, text] of entries) storage.setItem(name, text)
    if (entries.length > 0) storage.setItem(written, JSON.stringify(entries.map(([name]) => name)))
    else storage.removeItem(written)
  }
  try {
    if (location.hash.length > 500000) throw new Error('it is too long')
    const { path, localStorage: kept, sessionStorage: passing } = JSON.parse(decodeURIComponent(location.hash.slice(1)))
    const goal = pathOf(path)
    const [keptEntries, passingEntries] = [entriesOf(kept), entriesOf(passing)]
    fill(localStorage, keptEntries)
    fill(sessionStorage, passingEntries)
    location.replace(goal)
  } catch (error) {
    say('This link cannot be followed: ' + error.message + '.')
  }
})()`

const PAGE = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>One moment</title></head><body><main><h1>One moment</h1><p>This page leads on to the shop.</p><a href="/">To the home page</a></main><script>${STORAGE_LINK_SCRIPT}</script></body></html>`

const POLICY = [
  "default-src 'none'",
  `script-src '${scriptHash(STORAGE_LINK_SCRIPT)}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Whether the environment enables the page. */
export function acceptsStorageLinks(environment: Readonly<Record<string, string | undefined>>): boolean {
  return environment['HAND_OVER'] === '1'
}

/** Answers a request for the page. Returns false and does nothing for any other request. */
export function answerStorageLink({ url = '/' }: Pick<IncomingMessage, 'url'>, response: ServerResponse): boolean {
  if (url.split('?', 1)[0] !== PATH) return false
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
  response.end(PAGE)
  return true
}
