import 'server-only'
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, type OperationVariables } from '@apollo/client'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { cache } from 'react'
import { contentTagsOf } from '#app/platform/content/content-tags.ts'
import { clientHeaders } from '#app/platform/session/client-headers.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import { answerData } from './answer-data.ts'
import { emptyAnswerLink } from './empty-answer-link.ts'
import { policyOf } from './operation-policy.ts'
import { policyLink, retryLink } from './policy-link.ts'

/**
 * Queries the contract while a page is rendered. Throws RequestFailure if the answer has no data, so that a failure is never cached and never treated
 * as "not found". An operation whose session strategy is NONE is sent without a session.
 */
export async function serverQuery<Data, Variables extends OperationVariables>(
  pageRequest: PageRequest,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const name = operationNameOf(document)
  // No cache: normalising a listing costs more than rendering it, and a request rarely queries the same twice (decision 040).
  // The tags stay with the page that is being rendered, for the CMS's webhook.
  const context = { fetchOptions: { next: { tags: contentTagsOf(name, variables) } } }
  return answerData(name, clientFor(pageRequest).query({ query: document, variables, context, fetchPolicy: 'no-cache' }))
}

/** One client per page request, dropped with it. Identical concurrent queries are sent once. */
const clientFor = cache((pageRequest: PageRequest): ApolloClient => {
  const { graphqlUrl, graphqlTimeoutMs, siteUrl } = serverSettings()
  // An operation without a session still sends the cookies that choose a world: they determine the data, not the shopper.
  const cookie = pageRequest.cookieHeader
  const http = new HttpLink({
    uri: graphqlUrl,
    headers: {
      'x-store': pageRequest.store.locale,
      ...clientHeaders('ottilie-server', siteUrl, pageRequest.page),
      ...(cookie && { cookie }),
    },
    // Keep Next from caching the answer: the page is cached instead.
    fetch: (input, init) => fetch(input, { ...init, cache: 'no-store', signal: AbortSignal.timeout(graphqlTimeoutMs) }),
  })
  return new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([emptyAnswerLink, policyLink({ trusted: false }), retryLink, http]),
  })
})

/** Name of a document's operation. Throws for documents that are not ours. */
function operationNameOf(document: TypedDocumentNode<unknown, never>): string {
  const definition = document.definitions.find((node) => node.kind === 'OperationDefinition')
  const name = definition?.kind === 'OperationDefinition' ? definition.name?.value : undefined
  policyOf(name)
  return name ?? ''
}
