import { blogData } from '#app/features/blog/blog-data.ts'
import { blogFeed } from '#app/features/blog/blog-feed.ts'
import { xmlResponse } from '#app/platform/page/xml.ts'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { serverSettings } from '#app/platform/settings/server-settings.ts'

export const dynamic = 'force-dynamic'

type FeedRouteContext = { params: Promise<{ locale: string }> }

/** The Journal of a store as a feed: `/blog/feed.xml` and `/us/blog/feed.xml`. */
export async function GET(_request: Request, { params }: FeedRouteContext): Promise<Response> {
  const pageRequest = sharedPageRequest((await params).locale)
  const blog = await blogData(pageRequest)
  if (!blog) return new Response(null, { status: 404 })
  return xmlResponse('application/atom+xml', blogFeed(blog, pageRequest.store, serverSettings().siteUrl))
}
