import 'server-only'
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, type OperationVariables } from '@apollo/client'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { askerHeaders } from '#app/platform/session/asking-page.ts'
import type { Visit } from '#app/platform/session/visit.ts'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import { answered } from './answered.ts'
import { promiseLink, promiseOf, retryLink } from './promise-link.ts'

/**
 * Asks the contract while a page is rendered. Throws RequestFailure when it does not answer with data, so that a failure is never
 * kept in a cache and never taken for "not found". An operation that promises no session is sent none.
 */
export async function serverQuery<Data, Variables extends OperationVariables>(
  visit: Visit,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const name = operationNameOf(document)
  // Without a session of its own the request still carries the cookies that choose a world: they say which server is asked, not who asks.
  const cookie = visit.cookieHeader
  const asker = askerHeaders('ottilie-server', serverSettings().siteUrl, visit.page)
  const headers = { 'x-store': visit.store.locale, ...asker, ...(cookie && { cookie }) }
  // One client a question: what one visitor was answered must never reach another. Nothing is kept, so nothing is normalised.
  return answered(name, client().query({ query: document, variables, fetchPolicy: 'no-cache', errorPolicy: 'all', context: { headers } }))
}

function client(): ApolloClient {
  const { graphqlUrl, graphqlTimeoutMs } = serverSettings()
  const http = new HttpLink({
    uri: graphqlUrl,
    // Next would keep what fetch brings: the page is what is kept, never the answer behind it.
    fetch: (input, init) => fetch(input, { ...init, cache: 'no-store', signal: AbortSignal.timeout(graphqlTimeoutMs) }),
  })
  return new ApolloClient({
    ssrMode: true,
    cache: new InMemoryCache(),
    link: ApolloLink.from([promiseLink({ trusted: false }), retryLink, http]),
  })
}

/** Name of a document's operation. Throws for one that is not ours. */
function operationNameOf(document: TypedDocumentNode<unknown, never>): string {
  const definition = document.definitions.find((node) => node.kind === 'OperationDefinition')
  const name = definition?.kind === 'OperationDefinition' ? definition.name?.value : undefined
  promiseOf(name)
  return name ?? ''
}
