import { ApolloClient, ApolloLink, HttpLink, type OperationVariables } from '@apollo/client'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { sessionKey } from '#app/platform/shopper/shopper-record.ts'
import { answerData } from './answer-data.ts'
import { emptyAnswerLink } from './empty-answer-link.ts'
import { mutationFetchPolicy, queryFetchPolicy } from './fetch-policy.ts'
import { normalisedCache } from './normalised-cache.ts'
import { policyOf } from './operation-policy.ts'
import { policyLink, retryLink } from './policy-link.ts'

/** Request timeout in milliseconds. The shop's server gives up long before, so only a hanging connection takes longer. */
const LONGEST_WAIT = 30_000

// Loaded by import() when a press or an open session needs it, never on a cold visit (decision 008).
let client: ApolloClient | undefined

/** The session whose answers are in the cache; undefined if another session's may be in it. */
let cachedSession: string | undefined

/** The page's only client. Everything goes through the shop's own /api/graphql, which knows the trusted documents by hash. */
function browserClient(): ApolloClient {
  client ??= new ApolloClient({
    cache: normalisedCache(),
    link: ApolloLink.from([
      emptyAnswerLink,
      policyLink({ trusted: true }),
      retryLink,
      new HttpLink({ uri: '/api/graphql', credentials: 'same-origin', headers: { 'x-store': document.documentElement.lang } }),
    ]),
  })
  return client
}

/** Queries the contract from the browser under the operation's policy. Throws RequestFailure if the answer has no data. */
export function ask<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const name = nameOf(document)
  const fetchPolicy = queryFetchPolicy[policyOf(name).fetchPolicy]
  const context = { fetchOptions: { signal: AbortSignal.timeout(LONGEST_WAIT) } }
  return inSession(name, () => answerData(name, browserClient().query({ query: document, variables, fetchPolicy, context })))
}

/** Options for sending a mutation, besides its variables. */
export type Sending = {
  headers?: Readonly<Record<string, string>>
  /** True if the browser should finish the request after its page is left. */
  keepalive?: boolean
}

/** Sends a mutation. Throws RequestFailure if the answer has no data, or nothing in it. Spec §8. */
export function change<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { headers = {}, keepalive = false }: Sending = {},
): Promise<Data> {
  const name = nameOf(document)
  const context = { headers, fetchOptions: { keepalive, signal: AbortSignal.timeout(LONGEST_WAIT) } }
  const fetchPolicy = mutationFetchPolicy(policyOf(name).fetchPolicy)
  return inSession(name, () => answerData(name, browserClient().mutate({ mutation: document, variables, fetchPolicy, context })))
}

/**
 * Clears the cache before the request if it was filled in another session. An answer that arrives after a change of session may belong to either:
 * the next request then clears the cache.
 */
async function inSession<Data>(operation: string, send: () => Promise<Data>): Promise<Data> {
  const key = sessionKey()
  if (key !== cachedSession) void browserClient().cache.reset()
  cachedSession = key
  try {
    return await send()
  } finally {
    // A session started by the request itself belongs to the same visitor.
    const isStarted = key === '' && policyOf(operation).session === 'START_NEW_ANONYMOUS'
    if (sessionKey() !== key) cachedSession = isStarted ? sessionKey() : undefined
  }
}

function nameOf(document: TypedDocumentNode<unknown, never>): string {
  const definition = document.definitions.find((node) => node.kind === 'OperationDefinition')
  return definition?.kind === 'OperationDefinition' ? (definition.name?.value ?? '') : ''
}
