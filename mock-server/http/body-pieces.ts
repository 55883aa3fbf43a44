import type { Handing } from '../faults/outcome.ts'
import type { Wait } from './wait.ts'

/** The chunks of a body, each after its pause. A truncated body ends in the middle; after an abort, no more chunks are sent. */
export async function* bodyPieces(body: Uint8Array, handing: Handing, wait: Wait, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const end = handing.isBrokenOff ? Math.floor(body.length / 2) : body.length
  const size = Math.max(1, Math.ceil(end / handing.pauses.length))
  for (let at = 0, piece = 0; at < end && !signal.aborted; at += size, piece += 1) {
    const pause = handing.pauses[piece] ?? 0
    if (pause > 0) await wait(pause, signal)
    yield body.subarray(at, Math.min(end, at + size))
  }
}

/** A stream with one chunk per read. A truncated stream ends with an error. */
export function streamOf(pieces: AsyncGenerator<Uint8Array>, isBrokenOff: boolean): ReadableStream<Uint8Array> {
  const source: UnderlyingDefaultSource<Uint8Array> = {
    pull: async (controller) => {
      const { done, value } = await pieces.next()
      if (!done) controller.enqueue(value)
      else if (isBrokenOff) controller.error(new TypeError('terminated: the body ended before its announced length'))
      else controller.close()
    },
    cancel: async () => {
      await pieces.return(undefined)
    },
  }
  return new ReadableStream(source, { highWaterMark: 0 })
}
