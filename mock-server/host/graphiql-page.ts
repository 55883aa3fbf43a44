import { parse, print } from 'graphql'
import type { TrustedDocuments } from '../http/plugins/use-trusted-documents.ts'

/** Operations that stand open in tabs: a way through the shop. Every other one is a press away on the page at `/`. */
const tabs = ['getPlp', 'getProduct', 'startAnonymousSession', 'addBasketItems', 'getBasket', 'login', 'getShopper']

/** What GraphiQL shall open with: an operation by its name, and the headers that choose a state. */
type GraphiqlWish = { operation: string; headers: Readonly<Record<string, string>> }

/** The longest that a header may be said in an address, characters. */
const LONGEST = 2000

/** Reads a wish from GraphiQL's address, as `/graphql?operation=getPlp&scenario=uk-guest&world=my-try&store=en-GB`. */
export function wishOf(url: string): GraphiqlWish | undefined {
  const said = new URL(url, 'http://mock.test').searchParams
  const operation = said.get('operation')
  const header = (name: string): string => (said.get(name) ?? '').slice(0, LONGEST)
  if (!operation) return undefined
  return { operation, headers: { 'x-scenario': header('scenario'), 'x-world': header('world'), 'x-store': header('store') || 'en-GB' } }
}

/**
 * GraphiQL, whole, from this server: it needs no network. Its nine megabytes are loaded when somebody opens it and not before. What is wished for opens
 * in a tab of its own, beside those that the browser kept.
 */
export async function graphiqlPage(
  trusted: TrustedDocuments,
  variables: Readonly<Record<string, unknown>>,
  wish?: GraphiqlWish,
): Promise<string> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const byName = new Map(Object.values(trusted).map(({ name, body }) => [name, body]))
  const headers = json(wish?.headers ?? { 'x-scenario': '', 'x-world': '', 'x-store': 'en-GB' })
  const tabOf = (name: string) => {
    const body = byName.get(name)
    return body ? [{ query: print(parse(body)), headers, variables: json(variables[name] ?? {}) }] : []
  }
  const [wished] = wish ? tabOf(wish.operation) : []
  const options = {
    title: 'Compact: GraphiQL',
    endpoint: '/graphql',
    headers,
    // The tab that is open at first takes its variables from here, the others from their own.
    variables: wished?.variables ?? json(variables[tabs[0] ?? ''] ?? {}),
    defaultTabs: [...(wished ? [wished] : []), ...tabs.filter((name) => name !== wish?.operation).flatMap(tabOf)],
    ...(wished ? { query: wished.query, initialHeaders: headers } : {}),
  }
  return renderGraphiQL(options)
}

/** JSON that may stand inside a script element, whatever an address said. */
const json = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll('<', '\\u003c')
