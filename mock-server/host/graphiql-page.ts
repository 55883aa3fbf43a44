import { parse, print } from 'graphql'
import type { TrustedDocuments } from '../http/plugins/use-trusted-documents.ts'
import { inOurLook } from './graphiql-look.ts'

/** Operations with open tabs, in the order of a visit to the shop. All others are linked from the page at `/`. */
const tabs = ['getPlp', 'getProduct', 'startAnonymousSession', 'addBasketItems', 'getBasket', 'login', 'getShopper']

/** What GraphiQL opens with: an operation by name, and the headers that select a state. */
type GraphiqlWish = { operation: string; headers: Readonly<Record<string, string>> }

/** Maximum length of a header value in the address, characters. */
const LONGEST = 2000

/** Reads the operation and headers from GraphiQL's address, such as `/graphql?operation=getPlp&scenario=uk-guest&world=my-try&store=en-GB`. */
export function wishOf(url: string): GraphiqlWish | undefined {
  const said = new URL(url, 'http://mock.test').searchParams
  const operation = said.get('operation')
  const header = (name: string): string => (said.get(name) ?? '').slice(0, LONGEST)
  if (!operation) return undefined
  return { operation, headers: { 'x-scenario': header('scenario'), 'x-world': header('world'), 'x-store': header('store') || 'en-GB' } }
}

/**
 * The complete GraphiQL page, served from here so that it needs no network. Its nine megabytes are loaded when it is first opened. A requested
 * operation opens in its own tab, next to the tabs stored in the browser.
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
    title: 'GraphiQL · Ottilie mock server',
    // One look: the colours are those of light paper.
    forcedTheme: 'light',
    endpoint: '/graphql',
    headers,
    // The initial tab takes its variables from here, the others have their own.
    variables: wished?.variables ?? json(variables[tabs[0] ?? ''] ?? {}),
    defaultTabs: [...(wished ? [wished] : []), ...tabs.filter((name) => name !== wish?.operation).flatMap(tabOf)],
    ...(wished ? { query: wished.query, initialHeaders: headers } : {}),
  }
  return inOurLook(renderGraphiQL(options), barOf(wish))
}

/** Back to where GraphiQL was opened from: the operation's page, with the session selected. */
function barOf(wish: GraphiqlWish | undefined): { back: string; state: string } {
  if (!wish) return { back: '/', state: 'GraphiQL on the mock server' }
  const scenario = wish.headers['x-scenario'] ?? ''
  const said = new URLSearchParams({ view: 'operations', item: wish.operation, ...(scenario && { selection: scenario }) })
  return { back: `/?${said}`, state: scenario ? `GraphiQL, in ${scenario}` : 'GraphiQL on the mock server' }
}

/** JSON that is safe inside a script element, whatever the address contains. */
const json = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll('<', '\\u003c')
