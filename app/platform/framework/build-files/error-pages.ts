import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { contentPolicy } from '../../security/content-policy.ts'
import { inspectInlineScripts } from '../../security/inline-scripts.ts'
import { knownScripts } from '../../security/known-scripts.ts'
import { SHOP_ADDRESS_HINT } from '../../server/where-to-look.ts'
import { isStoreless, storeOfPath } from '../../store/link.ts'
import { everyStore, type StoreId } from '../../store/stores.ts'
import { paintPageFirst } from '../page-scripts/paint-first.ts'

/**
 * Error pages for visitors. The framework answers with an empty document that only scripts can fill, so visitors without scripts would see
 * nothing. The server sends the store's prerendered error page instead, with the response's own status.
 */

export type ErrorPage = { readonly type: string; readonly body: Buffer; readonly zipped: Buffer; readonly policy: string }
/** The error page for a response with this status (400 and above) at this path. */
export type ErrorPages = (path: string, status: number) => ErrorPage | undefined

/** The prerendered pages below each locale, in `app/[locale]/(shared)`: for a 4xx status and for a 5xx. */
const errorPageNames = ['missing', 'failed'] as const

const plain = errorPage('text/plain; charset=utf-8', `Not found. ${SHOP_ADDRESS_HINT}\n`, [])

function errorPage(type: string, text: string, hashes: readonly string[]): ErrorPage {
  const body = Buffer.from(text)
  return { type, body, zipped: gzipSync(body, { level: 9 }), policy: contentPolicy({ hashes }) }
}

/** Reads the error pages of each store from a build. Paths of handlers and files get a line of text instead. Throws without a build. */
export function readErrorPages(buildDirectory: string): ErrorPages {
  if (!existsSync(join(buildDirectory, 'BUILD_ID')))
    throw new Error(`There is no build at ${buildDirectory}. Make one with \`next build\`.`)
  const [missing, failed] = errorPageNames.map((page) => pagesOf(buildDirectory, page))
  return (path, status) => (isStoreless(path) ? plain : (status >= 500 ? failed : missing)?.get(storeOfPath(path).id))
}

/** One prerendered page for every store. */
function pagesOf(buildDirectory: string, page: (typeof errorPageNames)[number]): ReadonlyMap<StoreId, ErrorPage> {
  return new Map(
    everyStore.map((store) => {
      const html = paintPageFirst(readFileSync(join(buildDirectory, 'server/app', store.locale, `${page}.html`), 'utf8'))
      return [store.id, errorPage('text/html; charset=utf-8', html, inspectInlineScripts(html, knownScripts).hashes)]
    }),
  )
}
