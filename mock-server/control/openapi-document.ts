import type { ControlRoutes } from './control-routes.ts'

const about: Parameters<ControlRoutes['getOpenAPI31Document']>[0] = {
  openapi: '3.1.0',
  info: {
    title: 'Compact: control API of the mock server',
    version: '1',
    description: 'Sessions of scenarios: opened, looked at, changed, and what they asked. Errors carry a code and say what to do.',
  },
  servers: [{ url: '/' }],
  security: [{}, { bearer: [] }, { basic: [] }],
}

const error = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }

/** Responses that every route can give before its handler runs: access refusals, and an unreachable store. */
const everywhere = {
  401: { description: 'A token is set, and was not sent.', content: error },
  403: { description: "The request comes from another site's page, or by a name that is not this machine's.", content: error },
  503: { description: 'What the server remembers cannot be reached right now.', content: error },
}

/** The OpenAPI document, generated from the route definitions. */
export function openApiDocument(routes: ControlRoutes): object {
  routes.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'CONTROL_TOKEN, where it is set.',
  })
  routes.openAPIRegistry.registerComponent('securitySchemes', 'basic', {
    type: 'http',
    scheme: 'basic',
    description: 'The same as the password, under any name.',
  })
  const { paths = {}, ...document } = routes.getOpenAPI31Document(about)
  return { ...document, paths: Object.fromEntries(Object.entries(paths).map(([path, operations]) => [path, withEverywhere(operations)])) }
}

function withEverywhere(operations: object): object {
  return Object.fromEntries(
    Object.entries(operations).map(([method, operation]: [string, { responses?: object }]) => [
      method,
      { ...operation, responses: { ...operation.responses, ...everywhere } },
    ]),
  )
}
