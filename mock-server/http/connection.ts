/** How a connection ends instead of an answer. */
export type Cut = 'reset' | 'empty-reply'

/** The beginning of an answer whose end never comes. */
export type BrokenAnswer = { status: number; headers: Headers; pieces: AsyncIterable<Uint8Array> }

/** What a host can do to a connection besides answering. Its server hands it on as the response of its own that a request came with. */
export type Connection = {
  cut(how: Cut): Promise<void>
  /** Sends what there is and closes the connection, although the headers announced more. */
  breakOff(answer: BrokenAnswer): Promise<void>
}

/** The connection that a request came by, where the host has one that can be cut. */
export function connectionOf(context: object): Connection | undefined {
  const response = 'res' in context ? context.res : undefined
  // Nothing else that a host hands on has this method.
  return typeof response === 'object' && response !== null && 'breakOff' in response ? (response as Connection) : undefined
}

/** What fetch throws when a connection ends without an answer. */
export class ConnectionCut extends TypeError {
  readonly how: Cut

  constructor(how: Cut) {
    super(how === 'reset' ? 'fetch failed: the connection was reset' : 'fetch failed: the connection was closed without an answer')
    this.how = how
  }
}

const cuts = new WeakMap<Response, Cut>()

/** Marks an answer that must not arrive, for hosts that have no connection. */
export function markCut(response: Response, how: Cut): void {
  cuts.set(response, how)
}

/** An answer as it arrives where there is no connection. Throws a ConnectionCut for one that does not. */
export function arrived(response: Response): Response {
  const how = cuts.get(response)
  if (how) throw new ConnectionCut(how)
  return response
}
