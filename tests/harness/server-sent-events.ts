/** Hands on the data of each event of one name, until the stream ends or is given up. Comments and other events are passed over. */
export async function eachEvent(stream: ReadableStream<Uint8Array>, name: string, onData: (data: string) => void): Promise<void> {
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const piece of stream) {
      text += decoder.decode(piece, { stream: true }).replaceAll('\r\n', '\n')
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) tell(event, name, onData)
    }
  } catch (error) {
    // Given up by who listened: nothing is missed. Anything else is theirs to know.
    if (!(error instanceof Error && error.name === 'AbortError')) throw error
  }
}

function tell(event: string, name: string, onData: (data: string) => void): void {
  const fields = event.split('\n').map((line) => line.split(/: ?(.*)/s))
  if (fields.find(([field]) => field === 'event')?.[1] !== name) return
  onData(
    fields
      .filter(([field]) => field === 'data')
      .map(([, data = '']) => data)
      .join('\n'),
  )
}
