import { Button } from '#app/design-system/button/Button.tsx'
import { previewCopy } from '#app/messages/frame/preview.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { contentSource } from '#app/platform/session/preview.ts'
import { storeHref } from '#app/platform/store/link.ts'

/**
 * The preview banner with a link that ends preview mode on the same page. Empty outside of preview mode. `path` excludes the store's
 * prefix. Spec §2.
 */
export function PreviewBanner({ pageRequest, path }: { pageRequest: PageRequest; path: string }) {
  if (!pageRequest.isPreview) return null
  return (
    <aside className="mode-bar" aria-label={previewCopy.label} data-surface="dark" data-preview="">
      <p>
        <strong>{previewCopy.on}</strong> {formatMessage(previewCopy.branch, { branch: contentSource(pageRequest).branchName })}
      </p>
      <form role="none" action="/api/exit-preview">
        <input type="hidden" name="redirectTo" value={pageRequest.page ?? storeHref(pageRequest.store, path || '/')} />
        <Button type="submit" size={44} variant="secondary">
          {previewCopy.exit}
        </Button>
      </form>
    </aside>
  )
}
