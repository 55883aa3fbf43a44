import { once } from 'node:events'
import { type IncomingMessage, ServerResponse } from 'node:http'
import type { BrokenAnswer, Connection, Cut } from '../http/connection.ts'

/** A response whose connection can be cut at the socket. The listener makes one for each request. */
export class CuttableResponse extends ServerResponse<IncomingMessage> implements Connection {
  /** Ends the connection: with a reset, or with a plain close and no answer. */
  async cut(how: Cut): Promise<void> {
    await this.#end(how === 'reset')
  }

  /** Sends the headers and the partial body, then closes the connection. */
  async breakOff({ status, headers, pieces }: BrokenAnswer): Promise<void> {
    headers.forEach((value, name) => {
      if (name !== 'set-cookie') this.setHeader(name, value)
    })
    this.setHeader('set-cookie', headers.getSetCookie())
    this.writeHead(status)
    this.flushHeaders()
    for await (const piece of pieces) await this.#sent(piece)
    await this.#end(false)
  }

  /** Resolves when a chunk was handed to the network, or the connection is closed. */
  #sent(piece: Uint8Array): Promise<void> {
    return new Promise((resolve) => void this.write(piece, () => resolve()))
  }

  async #end(isReset: boolean): Promise<void> {
    const { socket } = this
    if (socket && !socket.destroyed) {
      const closed = once(socket, 'close')
      if (isReset) socket.resetAndDestroy()
      else socket.destroySoon()
      await closed
    }
    this.destroy()
  }
}
