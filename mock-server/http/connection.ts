/** How a connection ends without an answer. */
export type Cut = 'reset' | 'empty-reply'

/** An answer that breaks off before its end. */
export type BrokenAnswer = { status: number; headers: Headers; pieces: AsyncIterable<Uint8Array> }

/** What a host can do with a connection besides answering. The Node server passes it as its own response object. */
export type Connection = {
  cut(how: Cut): Promise<void>
  /** Sends the partial body and closes the connection, although the headers announced more. */
  breakOff(answer: BrokenAnswer): Promise<void>
}

/** The connection of a request, if the host has one that can be cut. */
export function connectionOf(context: object): Connection | undefined {
  const response = 'res' in context ? context.res : undefined
  // Only a CuttableResponse has this method.
  return typeof response === 'object' && response !== null && 'breakOff' in response ? (response as Connection) : undefined
}

/** Thrown by fetch when a connection ends without an answer. */
export class ConnectionCut extends TypeError {
  readonly how: Cut

  constructor(how: Cut) {
    super(how === 'reset' ? 'fetch failed: the connection was reset' : 'fetch failed: the connection was closed without an answer')
    this.how = how
  }
}

const cuts = new WeakMap<Response, Cut>()

/** Marks an answer that must not arrive, for hosts without a connection. */
export function markCut(response: Response, how: Cut): void {
  cuts.set(response, how)
}

/** The answer as it arrives on a host without connections. Throws a ConnectionCut for a marked one. */
export function arrived(response: Response): Response {
  const how = cuts.get(response)
  if (how) throw new ConnectionCut(how)
  return response
}
