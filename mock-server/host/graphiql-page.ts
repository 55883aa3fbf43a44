import { parse, print } from 'graphql'
import type { TrustedDocuments } from '../http/use-trusted-documents.ts'

/** Operations that stand open in tabs: a way through the shop. Every other one is a press away on the page at `/`. */
const tabs = ['getPlp', 'getProduct', 'startAnonymousSession', 'addBasketItems', 'getBasket', 'login', 'getShopper']

/**
 * GraphiQL, whole, from this server: it needs no network. Its nine megabytes are loaded when somebody opens it and not before.
 */
export async function graphiqlPage(trusted: TrustedDocuments, variables: Readonly<Record<string, unknown>>): Promise<string> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const byName = new Map(Object.values(trusted).map(({ name, body }) => [name, body]))
  const headers = json({ 'x-scenario': '', 'x-world': '', 'x-store': 'en-GB' })
  const options = {
    title: 'Compact: GraphiQL',
    endpoint: '/graphql',
    headers,
    // The tab that is open at first takes its variables from here, the others from their own.
    variables: json(variables[tabs[0] ?? ''] ?? {}),
    defaultTabs: tabs.flatMap((name) => {
      const body = byName.get(name)
      return body ? [{ query: print(parse(body)), headers, variables: json(variables[name] ?? {}) }] : []
    }),
  }
  return renderGraphiQL(options)
}

const json = (value: unknown): string => JSON.stringify(value, null, 2)
