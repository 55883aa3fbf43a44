/** Preview mode: `1` while an editor views content before it is live (open point A24). Its pages are rendered per request and never cached. */
export const PREVIEW_COOKIE = 'ottilie-preview'

/** The branch of the CMS that an editor previews; without it the main one. */
export const PREVIEW_BRANCH_COOKIE = 'ottilie-preview-branch'

/** The name of a branch if it can be one, as a cookie or an address has it. */
export function branchNamed(text: string | null | undefined): string | undefined {
  return text && /^[\w.-]{1,64}$/.test(text) ? text : undefined
}

/** Whether the cookie's value enables preview mode. Only `1` does. */
export function isPreviewOn(value: string | undefined): boolean {
  return value === '1'
}

/** What a visitor's cookies say of preview mode, each asked for by its name. */
export function previewOf(cookie: (name: string) => string | undefined): { isPreview: boolean; previewBranch?: string } {
  const previewBranch = branchNamed(cookie(PREVIEW_BRANCH_COOKIE))
  return { isPreview: isPreviewOn(cookie(PREVIEW_COOKIE)), ...(previewBranch !== undefined && { previewBranch }) }
}

/** The CMS branch, and whether unpublished content is included: sent with every content query. Spec §7. */
export function contentSource({ isPreview = false, previewBranch }: { isPreview?: boolean; previewBranch?: string }): {
  branchName: string
  preview: boolean
} {
  return { branchName: (isPreview ? previewBranch : undefined) ?? 'master', preview: isPreview }
}
