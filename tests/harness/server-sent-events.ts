import { EventSourceParserStream } from 'eventsource-parser/stream'

/** Calls back with the data of each event of one name, until the stream ends or is aborted. */
export async function eachEvent(stream: ReadableStream<Uint8Array>, name: string, onData: (data: string) => void): Promise<void> {
  try {
    // The types of the two environments differ in what a decoder accepts: any bytes, or those of an ArrayBuffer.
    const decoder = new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>
    for await (const { event, data } of stream.pipeThrough(decoder).pipeThrough(new EventSourceParserStream())) {
      if (event === name) onData(data)
    }
  } catch (error) {
    // The listener aborted the stream. Any other error is the caller's.
    if (!(error instanceof Error && error.name === 'AbortError')) throw error
  }
}
