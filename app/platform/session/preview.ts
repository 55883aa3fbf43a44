import { cookieValue } from './session-cookies.ts'

/** Preview mode: `1` while an editor sees content before it is live (decision A24). It puts a visit on its own, so nothing is kept of it. */
export const PREVIEW_COOKIE = 'ottilie-preview'

/** Whether preview mode is on, by a Cookie header or by `document.cookie`. Any other value than `1` is off. */
export function isPreviewOn(cookieHeader: string): boolean {
  return cookieValue(cookieHeader, PREVIEW_COOKIE) === '1'
}
