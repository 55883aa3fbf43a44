import type { Visit } from './visit.ts'

/** Preview mode: `1` while an editor sees content before it is live (open point A24). Its pages are rendered per request and never cached. */
export const PREVIEW_COOKIE = 'ottilie-preview'

/** Whether the cookie's value turns preview mode on. Any other value than `1` leaves it off. */
export function isPreviewOn(value: string | undefined): boolean {
  return value === '1'
}

/** The CMS branch and whether unpublished content is included: variables of every content operation. Spec §7. */
export function contentSource({ isPreview = false }: Pick<Visit, 'isPreview'>): { branchName: string; preview: boolean } {
  return { branchName: 'master', preview: isPreview }
}
