import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, type OperationVariables } from '@apollo/client'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { answered } from './answered.ts'
import { apolloFetchPolicy } from './fetch-policy.ts'
import { policyLink, policyOf, retryLink } from './policy-link.ts'
import { RequestFailure } from './request-failure.ts'

/** The longest that anything waits for its answer, milliseconds: the shop's server gives up long before, so this is a connection that hangs. */
const LONGEST_WAIT = 30_000

// Loaded by import() when a press or an open session needs it: never on a cold visit (architecture, decision 17).
let client: ApolloClient | undefined

/** The browser's one client. Everything goes through the shop's own /api/graphql, which knows the trusted documents by hash. */
function browserClient(): ApolloClient {
  client ??= new ApolloClient({
    cache: new InMemoryCache({ possibleTypes: {} }),
    link: ApolloLink.from([
      policyLink({ trusted: true }),
      retryLink,
      new HttpLink({ uri: '/api/graphql', credentials: 'same-origin', headers: { 'x-store': document.documentElement.lang } }),
    ]),
  })
  return client
}

/** Asks the contract from the browser under the operation's policy. Throws RequestFailure when the answer has no data. */
export function ask<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const name = nameOf(document)
  const fetchPolicy = apolloFetchPolicy[policyOf(name).fetchPolicy]
  const context = { fetchOptions: { signal: AbortSignal.timeout(LONGEST_WAIT) } }
  return answered(name, browserClient().query({ query: document, variables, fetchPolicy, errorPolicy: 'all', context }))
}

/** How a change travels besides its variables. */
export type Sending = {
  headers?: Readonly<Record<string, string>>
  /** True: it is carried on by the browser when the page that sent it is left. */
  keepalive?: boolean
}

/** Changes something through the contract. Throws RequestFailure when it does not answer with data, or with nothing in it. Spec §8. */
export async function change<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { headers = {}, keepalive = false }: Sending = {},
): Promise<Data> {
  const name = nameOf(document)
  const context = { headers, fetchOptions: { keepalive, signal: AbortSignal.timeout(LONGEST_WAIT) } }
  const data = await answered(
    name,
    browserClient().mutate({ mutation: document, variables, fetchPolicy: 'no-cache', errorPolicy: 'all', context }),
  )
  if (Object.values<unknown>(data ?? {}).every((field) => field == null)) throw new RequestFailure(name, 'empty')
  return data
}

function nameOf(document: TypedDocumentNode<unknown, never>): string {
  const definition = document.definitions.find((node) => node.kind === 'OperationDefinition')
  return definition?.kind === 'OperationDefinition' ? (definition.name?.value ?? '') : ''
}
