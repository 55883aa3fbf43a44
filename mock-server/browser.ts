import { http } from 'msw'
import { catalogue } from '#fixtures/catalogue/catalogue.ts'
// No import attribute: Storybook's compiler rewrites it to the older `assert` keyword in development, which browsers no longer support.
import manifest from '#operations/__generated__/manifest.json'
import { ConnectionCut } from './http/connection.ts'
import { SCENARIO_START } from './scenarios/scenario-clock.ts'
import { createContractServer } from './yoga.ts'

/** Paths of the shop's GraphQL endpoints in a browser. */
const addresses = ['*/api/graphql', '*/graphql']

let server: ReturnType<typeof createContractServer> | undefined

/** The contract server of this page, created on first use. Ordinary sessions start at the same instant as scenarios. */
function contract(): ReturnType<typeof createContractServer> {
  server ??= createContractServer({
    catalogue,
    trusted: manifest,
    now: () => SCENARIO_START,
    // In a unit test of another repository there may be no page.
    ...('location' in globalThis && { allowedOrigins: [globalThis.location.origin] }),
  })
  return server
}

/** An answer as fetch returns it; a cut connection is a network error. */
async function answer(request: Request): Promise<Response> {
  try {
    return await contract().fetch(request)
  } catch (error) {
    if (error instanceof ConnectionCut) return Response.error()
    throw error
  }
}

/** Headers that a page cannot set itself: `x-scenario`, `x-world`. */
type VisitHeaders = () => Readonly<Record<string, string>>

/**
 * Answers every GraphQL operation inside the page, with the same schema, rules and worlds as the server, whether it is sent as text or as a
 * hash. The `x-scenario` and `x-world` headers or the cookies of the same meaning select the scenario; `visit` adds those headers for a page
 * whose own code knows no scenario.
 */
export function contractHandlers(visit: VisitHeaders = () => ({})) {
  return addresses.map((address) => http.post(address, ({ request }) => answer(withHeaders(request, visit()))))
}

/** Handlers for pages whose requests select the world themselves. */
export const handlers = contractHandlers()

function withHeaders(request: Request, added: Readonly<Record<string, string>>): Request {
  const headers = new Headers(request.headers)
  for (const [name, value] of Object.entries(added)) headers.set(name, value)
  return new Request(request.clone(), { headers })
}
