import { createRoute } from '@hono/zod-openapi'
import { publishedTags } from '../../contract/content/published-content.ts'
import type { ControlParts } from '../control-parts.ts'
import { answering, type ControlRoutes, newRoutes, refusing, taking } from '../control-routes.ts'
import { checkedLayer } from '../layer-check.ts'
import { publicationSchema, publishRequest } from '../schemas/session-schemas.ts'

const publishRoute = createRoute({
  method: 'post',
  path: '/control/content',
  tags: ['Content'],
  summary: 'Publishes content of a store for visitors without a session, and tells the shop by its webhook',
  request: { body: taking(publishRequest) },
  responses: { 200: answering('What was published, and what the shop said.', publicationSchema), ...refusing(400, 413, 415) },
})

/** Content that everybody sees. What is published lasts until the server stops; a session has the content of its own layers. */
export function contentRoutes({ publishContent, tellShop, contract }: ControlParts): ControlRoutes {
  const routes = newRoutes()
  routes.openapi(publishRoute, async (c) => {
    const { store, content } = c.req.valid('json')
    const { content: checked = {} } = checkedLayer({ content }, store, contract)
    publishContent(store, checked)
    const tags = publishedTags(checked)
    return c.json({ tags, shop: tellShop && tags.length > 0 ? await tellShop(tags) : null }, 200)
  })
  return routes
}
