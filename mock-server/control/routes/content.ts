import { createRoute } from '@hono/zod-openapi'
import { publishedTags, withPublished } from '../../contract/content/published-content.ts'
import type { ControlParts } from '../control-parts.ts'
import { answering, type ControlRoutes, newRoutes, refusing, taking } from '../control-routes.ts'
import { checkedLayer } from '../layer-check.ts'
import { publicationSchema, publishRequest } from '../schemas/session-schemas.ts'

const publishRoute = createRoute({
  method: 'post',
  path: '/control/content',
  tags: ['Content'],
  summary: 'Publishes content of a store for everybody who has not selected a state, and tells the shop by its webhook',
  request: { body: taking(publishRequest) },
  responses: { 200: answering('What was published, and what the shop said.', publicationSchema), ...refusing(400, 413, 415) },
})

/** Content that everybody sees. What is published lasts until the server stops; a selected state has the content of its own layers. */
export function contentRoutes({ publishContent, publishedContent, tellShop, contract }: ControlParts): ControlRoutes {
  const routes = newRoutes()
  routes.openapi(publishRoute, async (c) => {
    const { store, content } = c.req.valid('json')
    // An article may be filed under a topic that was published before, and a topic stands beside the others.
    const { topics } = withPublished(publishedContent(store), content, store)
    checkedLayer({ content: { ...content, ...(topics && { topics }) } }, store, contract)
    publishContent(store, content)
    const tags = publishedTags(content)
    return c.json({ tags, shop: tellShop && tags.length > 0 ? await tellShop(tags) : null }, 200)
  })
  return routes
}
