/** Preview mode: `1` while an editor sees content before it is live (decision A24). It puts a visit on its own, so nothing is kept of it. */
export const PREVIEW_COOKIE = 'ottilie-preview'

/** Whether the cookie's value turns preview mode on. Any other value than `1` leaves it off. */
export function isPreviewOn(value: string | undefined): boolean {
  return value === '1'
}

/** Which branch of the CMS is asked, and whether for what is not live yet: what every question for content sends. Spec §7. */
export function contentSource({ isPreview = false }: { isPreview?: boolean }): { branchName: string; preview: boolean } {
  return { branchName: 'master', preview: isPreview }
}
