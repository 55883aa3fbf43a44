import { graphql } from 'msw/graphql'
import { catalogue } from '#fixtures/catalogue/catalogue.ts'
import { ConnectionCut } from './http/wire.ts'
import { SCENARIO_START } from './scenarios/scenario-clock.ts'
import { createContractServer } from './yoga.ts'

/** Addresses that the shop's GraphQL is asked at in a browser. */
const addresses = ['*/api/graphql', '*/graphql']

let server: ReturnType<typeof createContractServer> | undefined

/** The contract in this page, made when it is first asked. Ordinary visits stand at the instant at which scenarios start. */
function contract(): ReturnType<typeof createContractServer> {
  server ??= createContractServer({ catalogue, now: () => SCENARIO_START, allowedOrigins: [globalThis.location.origin] })
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

/**
 * Answers every GraphQL operation in the page itself, by the same schema, rules and worlds as the server. The scenario is chosen by the `x-scenario`
 * and `x-world` headers or the cookies of the same meaning.
 */
export const handlers = addresses.map((address) => graphql.link(address).operation(({ request }) => answer(request.clone())))
