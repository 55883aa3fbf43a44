import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { contentPolicy } from '../security/content-policy.ts'
import { inspectInlineScripts } from '../security/inline-scripts.ts'
import { knownScripts } from '../security/known-scripts.ts'
import { isStoreless, storeOfPath } from '../store/link.ts'
import { everyStore, type StoreId } from '../store/stores.ts'

/**
 * What a visitor gets when a page is missing or fails. The framework then answers with an empty document that only scripts can fill;
 * a person without them would see nothing, in no language. In its place stands the prerendered 404 page of the store, with the
 * answer's own status.
 */

export type StandIn = { readonly type: string; readonly body: Buffer; readonly zipped: Buffer; readonly policy: string }
export type StandIns = (path: string) => StandIn | undefined

/** The page below each locale that is prerendered for this, see `app/[locale]/(shared)/missing`. */
export const standInPage = 'missing'

const plain = standIn('text/plain; charset=utf-8', 'Not found\n', [])

function standIn(type: string, text: string, hashes: readonly string[]): StandIn {
  const body = Buffer.from(text)
  return { type, body, zipped: gzipSync(body, { level: 9 }), policy: contentPolicy({ hashes }) }
}

/**
 * Reads the 404 page of each store from a build. Handlers and files of the site have a line of text instead of a page. Throws when there
 * is no build to read.
 */
export function readStandIns(buildDirectory: string): StandIns {
  if (!existsSync(join(buildDirectory, 'BUILD_ID')))
    throw new Error(`There is no build at ${buildDirectory}. Make one with \`next build\`.`)
  const pages = new Map<StoreId, StandIn>()
  for (const store of everyStore) {
    const html = readFileSync(join(buildDirectory, 'server/app', store.locale, `${standInPage}.html`), 'utf8')
    const { hashes } = inspectInlineScripts(html, knownScripts)
    pages.set(store.id, standIn('text/html; charset=utf-8', html, hashes))
  }
  return (path) => (isStoreless(path) ? plain : pages.get(storeOfPath(path).id))
}
