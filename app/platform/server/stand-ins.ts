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
/** The stand-in for an answer of this status (400 and above) at this path. */
export type StandIns = (path: string, status: number) => StandIn | undefined

/** The pages below each locale that are prerendered for this, see `app/[locale]/(shared)`: what is not there, and what did not work. */
const standInPages = ['missing', 'failed'] as const

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
  const [missing, failed] = standInPages.map((page) => pagesOf(buildDirectory, page))
  return (path, status) => (isStoreless(path) ? plain : (status >= 500 ? failed : missing)?.get(storeOfPath(path).id))
}

/** One prerendered page of every store. */
function pagesOf(buildDirectory: string, page: (typeof standInPages)[number]): ReadonlyMap<StoreId, StandIn> {
  return new Map(
    everyStore.map((store) => {
      const html = readFileSync(join(buildDirectory, 'server/app', store.locale, `${page}.html`), 'utf8')
      return [store.id, standIn('text/html; charset=utf-8', html, inspectInlineScripts(html, knownScripts).hashes)]
    }),
  )
}
