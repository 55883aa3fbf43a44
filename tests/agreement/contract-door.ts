import type { TestServer } from '#mock-server/test.ts'
import { GetBasketDocument, type GetBasketQuery } from '#operations/__generated__/operations.ts'

/** The basket as the contract answers it. */
export type ServerBasket = GetBasketQuery['basket']

/** A request sent by the shop's browser code. */
export type SentRequest = { operation: string; variables: Record<string, unknown>; headers: Headers; isKeptAlive: boolean }

/** Stands in for the shop's /api/graphql: passes trusted documents by hash to the real contract and records what was sent. */
export class ContractDoor {
  readonly sent: SentRequest[] = []
  /** The shopper whose basket it is. */
  place = { scenario: 'uk-guest', world: 'door' }
  /** The fault for an operation's n-th request, in the notation of a fault's effect; undefined for none. */
  faultOf: (operation: string, time: number) => string | undefined = () => undefined
  readonly #server: TestServer

  constructor(server: TestServer) {
    this.#server = server
  }

  /** Replaces the browser's fetch. */
  readonly fetch = async (_input: unknown, init: RequestInit = {}): Promise<Response> => {
    const { operationName, variables, extensions } = JSON.parse(String(init.body)) as {
      operationName: string
      variables: Record<string, unknown>
      extensions: { persistedQuery: { sha256Hash: string } }
    }
    this.sent.push({ operation: operationName, variables, headers: new Headers(init.headers), isKeptAlive: init.keepalive === true })
    const fault = this.faultOf(operationName, this.timesSent(operationName))
    const query = this.#server.trusted[extensions.persistedQuery.sha256Hash]?.body
    return this.#ask({ operationName, query, variables }, fault && `${operationName};${fault}`)
  }

  /** How often an operation has been sent. */
  timesSent(operation: string): number {
    return this.sent.filter((request) => request.operation === operation).length
  }

  /** The contract's own basket, bypassing the shop's caches. */
  async readBasket(): Promise<ServerBasket> {
    const { data } = await this.#server.execute({ document: GetBasketDocument, variables: {}, ...this.place })
    if (!data) throw new Error('The contract did not say what is in the bag.')
    return data.basket
  }

  #ask(question: object, fault: string | undefined): Promise<Response> {
    const { scenario, world } = this.place
    const headers = { 'content-type': 'application/json', accept: 'application/json', 'x-scenario': scenario, 'x-world': world }
    return this.#server.fetch(
      new Request('http://contract.test/graphql', {
        method: 'POST',
        headers: { ...headers, ...(fault !== undefined && { 'x-fault': fault }) },
        body: JSON.stringify(question),
      }),
    )
  }
}
