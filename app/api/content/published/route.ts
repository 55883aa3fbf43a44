import { revalidateTag } from 'next/cache'
import { type NextRequest, NextResponse } from 'next/server'
import { readContentNotice } from '#app/platform/content/content-webhook.ts'
import { serverSettings } from '#app/platform/settings/server-settings.ts'

const headers = { 'cache-control': 'private, no-store' }

/**
 * The webhook of the CMS (decision 135): content was published, so the pages that show it are made anew for the next visitor. 200 with the tags; 400 for
 * what is no notice or names a tag that the shop does not know; 401 unless it is signed, recent and new; 404 while no secret is set.
 */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const { contentWebhookSecret } = serverSettings()
  if (contentWebhookSecret === undefined)
    return refused(404, 'NOT_CONFIGURED', 'This shop takes no notices: CONTENT_WEBHOOK_SECRET is not set.')
  const read = readContentNotice(await request.text(), request.headers, contentWebhookSecret)
  if ('code' in read) return refused(read.status, read.code, read.message)
  for (const tag of read.tags) revalidateTag(tag, { expire: 0 })
  return NextResponse.json({ revalidated: read.tags }, { headers })
}

function refused(status: number, code: string, message: string): NextResponse {
  return NextResponse.json({ error: { code, message } }, { status, headers })
}
