import { wholeBlog } from '#app/features/blog/blog-data.ts'
import { blogFeed } from '#app/features/blog/blog-feed.ts'
import { xmlResponse } from '#app/platform/page/xml.ts'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { serverSettings } from '#app/platform/settings/server-settings.ts'

export const dynamic = 'force-dynamic'

type FeedRouteContext = { params: Promise<{ locale: string }> }

/** The Journal of a store as a feed: `/blog/feed.xml` and `/us/blog/feed.xml`. */
export async function GET(_request: Request, { params }: FeedRouteContext): Promise<Response> {
  const pageRequest = sharedPageRequest((await params).locale)
  return xmlResponse('application/atom+xml', blogFeed(await wholeBlog(pageRequest), pageRequest.store, serverSettings().siteUrl))
}
