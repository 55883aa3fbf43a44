import { sitemapData } from '#app/features/sitemap/sitemap-data.ts'
import { xmlResponse, xmlText } from '#app/platform/page/xml.ts'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import { storeHref } from '#app/platform/store/link.ts'

export const dynamic = 'force-dynamic'

type SitemapRouteContext = { params: Promise<{ locale: string }> }

/** The sitemap of a store: `/sitemap.xml` and `/us/sitemap.xml`. */
export async function GET(_request: Request, { params }: SitemapRouteContext): Promise<Response> {
  const pageRequest = sharedPageRequest((await params).locale)
  const site = serverSettings().siteUrl
  const entries = (await sitemapData(pageRequest)).map(({ path, day }) => {
    const address = xmlText(`${site}${storeHref(pageRequest.store, path)}`)
    return `<url><loc>${address}</loc>${day === undefined ? '' : `<lastmod>${day}</lastmod>`}</url>`
  })
  return xmlResponse('application/xml', `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>`)
}
