import { http } from 'msw'
import { catalogue } from '#fixtures/catalogue/catalogue.ts'
// Without an import attribute: Storybook's compiler writes the older word for it while one develops, and no browser knows that any more.
import manifest from '#operations/__generated__/manifest.json'
import { ConnectionCut } from './http/connection.ts'
import { SCENARIO_START } from './scenarios/scenario-clock.ts'
import { createContractServer } from './yoga.ts'

/** Addresses that the shop's GraphQL is asked at in a browser. */
const addresses = ['*/api/graphql', '*/graphql']

let server: ReturnType<typeof createContractServer> | undefined

/** The contract server of this page, created on first use. Ordinary sessions start at the same instant as scenarios. */
function contract(): ReturnType<typeof createContractServer> {
  server ??= createContractServer({
    catalogue,
    trusted: manifest,
    now: () => SCENARIO_START,
    allowedOrigins: [globalThis.location.origin],
  })
  return server
}

/** An answer as fetch would have it: one whose connection is cut is a network error. */
async function answer(request: Request): Promise<Response> {
  try {
    return await contract().fetch(request)
  } catch (error) {
    if (error instanceof ConnectionCut) return Response.error()
    throw error
  }
}

/** Headers of a visit that a page cannot say by itself: `x-scenario`, `x-world`. */
type VisitHeaders = () => Readonly<Record<string, string>>

/**
 * Answers every GraphQL operation in the page itself, by the same schema, rules and worlds as the server, whether it is sent as a text or
 * by its hash. The scenario is chosen by the `x-scenario` and `x-world` headers or the cookies of the same meaning; `visit` adds those of
 * a page whose own code knows no scenario.
 */
export function contractHandlers(visit: VisitHeaders = () => ({})) {
  return addresses.map((address) => http.post(address, ({ request }) => answer(withHeaders(request, visit()))))
}

/** The contract for pages whose requests say themselves what they visit. */
export const handlers = contractHandlers()

function withHeaders(request: Request, added: Readonly<Record<string, string>>): Request {
  const headers = new Headers(request.headers)
  for (const [name, value] of Object.entries(added)) headers.set(name, value)
  return new Request(request.clone(), { headers })
}
