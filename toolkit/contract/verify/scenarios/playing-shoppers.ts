import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { isRecord } from '../../coverage/answer/answer-places.ts'
import { EndpointClient, type EndpointOptions } from '../endpoint/endpoint.ts'
import type { Variables } from '../plan/read-steps.ts'
import type { SentWithShape } from '../verification.ts'

/** A shopper for tests as whom a run may ask: `login` for an email and its password, none where the headers carry the session. */
export type PlayingShopper = { who: string; headers: Readonly<Record<string, string>>; login?: { email: string; password: string } }

type Operations = ReadonlyMap<string, SentWithShape>

/** By what two shoppers are of one role, on any server, and that both are in the same store. */
type RoleFacts = { userType: unknown; membership: unknown; isFreeTrialAllowed: unknown; currency: unknown }

/** A session of an account in one store. */
export type OpenAccount = { who: string; client: EndpointClient; facts: RoleFacts }

/** The data that an operation is answered with; undefined: none, or the operation is not in the contract. */
export async function answeredData(
  client: EndpointClient,
  operations: Operations,
  name: string,
  variables: Variables = {},
): Promise<unknown> {
  const sent = operations.get(name)
  const exchange = sent && (await client.ask({ query: sent.body, variables }))
  return exchange?.kind === 'answer' ? exchange.data : undefined
}

/** A value at a path of an answer; undefined: not there. */
export function valueAt(data: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), data)
}

/** The role of a session's shopper; undefined: it is nobody's, or the server does not say. */
export async function roleFactsOf(client: EndpointClient, operations: Operations): Promise<RoleFacts | undefined> {
  const me = valueAt(await answeredData(client, operations, 'getShopper'), 'me')
  if (valueAt(me, 'isLoggedIn') !== true) return undefined
  return {
    userType: valueAt(me, 'userType'),
    membership: valueAt(me, 'membership', 'name'),
    isFreeTrialAllowed: valueAt(me, 'isFreeTrialAllowed'),
    currency: valueAt(await answeredData(client, operations, 'getBasket'), 'basket', 'pricing', 'currency'),
  }
}

/** The accounts that a run was given, each logged in once in each store, when a scenario of that store is played. */
export class PlayingShoppers {
  /** PlayingShoppers that were logged in in some store, and those for which it was tried. */
  readonly tried = new Set<string>()
  readonly loggedIn = new Set<string>()
  readonly #accounts: readonly PlayingShopper[]
  readonly #options: EndpointOptions
  readonly #operations: Operations
  readonly #byStore = new Map<StoreLocale, OpenAccount[]>()

  constructor(accounts: readonly PlayingShopper[], options: EndpointOptions, operations: Operations) {
    this.#accounts = accounts
    this.#options = options
    this.#operations = operations
  }

  /** The first account of a role in a store; undefined: none is of it. */
  async like(facts: RoleFacts, store: StoreLocale): Promise<OpenAccount | undefined> {
    const open = this.#byStore.get(store) ?? (await this.#opened(store))
    this.#byStore.set(store, open)
    return open.find((one) => JSON.stringify(one.facts) === JSON.stringify(facts))
  }

  async #opened(store: StoreLocale): Promise<OpenAccount[]> {
    const open: OpenAccount[] = []
    for (const { who, headers, login } of this.#accounts) {
      this.tried.add(who)
      const client = new EndpointClient({ ...this.#options, headers: { ...headers, 'x-store': store } })
      if (login) await answeredData(client, this.#operations, 'login', { input: login })
      const facts = await roleFactsOf(client, this.#operations)
      if (!facts) continue
      this.loggedIn.add(who)
      open.push({ who, client, facts })
    }
    return open
  }
}
