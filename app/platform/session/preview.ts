/** Preview mode: `1` while an editor views content before it is live (open point A24). Its pages are rendered per request and never cached. */
export const PREVIEW_COOKIE = 'ottilie-preview'

/** Whether the cookie's value enables preview mode. Only `1` does. */
export function isPreviewOn(value: string | undefined): boolean {
  return value === '1'
}

/** The CMS branch, and whether unpublished content is included: sent with every content query. Spec §7. */
export function contentSource({ isPreview = false }: { isPreview?: boolean }): { branchName: string; preview: boolean } {
  return { branchName: 'master', preview: isPreview }
}
