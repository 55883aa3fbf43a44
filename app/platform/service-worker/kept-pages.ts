import { offlineCopy } from '#app/messages/frame/offline.ts'
import { LATER_SCRIPT_FOLDER } from '#app/platform/first-paint/later-scripts.ts'
import { storeOfPath } from '#app/platform/store/link.ts'

/** Most pages that are kept; the oldest go first. */
export const MOST_PAGES = 20

/** Most files of the shell (scripts, styles, fonts) that are kept. */
export const MOST_FILES = 200

/** Whether a page may be kept: one that everybody shares. An answer about a person is private, and no copy of it is ever made. */
export function mayKeepPage(answer: Pick<Response, 'ok' | 'headers' | 'redirected'>): boolean {
  const caching = answer.headers.get('cache-control') ?? ''
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html') ?? false
  return answer.ok && !answer.redirected && isHtml && /\bs-maxage=\d/.test(caching) && !/\b(private|no-store)\b/.test(caching)
}

/** Whether an address is a file of the build, whose name changes with its content. */
export function isBuildFile(pathname: string): boolean {
  return pathname.startsWith('/_next/static/')
}

/** Whether an address is a font, whose name stays when its content changes. */
export function isFont(pathname: string): boolean {
  return pathname.startsWith('/fonts/')
}

/** Whether a request goes to somebody else, and is not to be made. */
export function isBlocked(url: URL, { blocksExternals, hostname }: { blocksExternals: boolean; hostname: string }): boolean {
  return blocksExternals && /^https?:$/.test(url.protocol) && url.hostname !== hostname
}

/** What names a script to load after the first paint, and what preloads one. */
const LATER_SCRIPT = new RegExp(`<link\\b[^>]*\\bhref="${LATER_SCRIPT_FOLDER}[^"]*\\.js"[^>]*>`, 'g')

/**
 * The kept copy of a page with a notice that says what it is. Its scripts are left out: they would ask what nobody answers, and offer what cannot be
 * done.
 */
export function offlineCopyOf(html: string): string {
  const readable = html.replaceAll(LATER_SCRIPT, '').replaceAll(/<script\b[^>]*\bsrc=[^>]*><\/script>/g, '')
  return readable.replace(/<body[^>]*>/, (body) => `${body}${NOTICE}`)
}

const NOTICE = `<p role="status" data-offline style="margin:0;padding:12px 16px;background:#fff3cd;color:#1d1d1d;font:600 16px/1.5 sans-serif">${offlineCopy.notice}</p>`

/** The page for an address of which there is no copy. */
export function missingOfflinePage(path: string): string {
  const href = path.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return `<!doctype html><html lang="${storeOfPath(path).locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${offlineCopy.title}</title></head><body style="margin:0;font:16px/1.5 sans-serif;background:#fbf7f2;color:#1d1d1d"><main style="max-width:40rem;margin:0 auto;padding:48px 16px"><h1>${offlineCopy.heading}</h1><p>${offlineCopy.text}</p><p><a href="${href}" style="display:inline-block;padding:12px 0;color:#430b1b">${offlineCopy.retry}</a></p></main></body></html>`
}
