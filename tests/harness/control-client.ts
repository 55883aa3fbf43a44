/** An error of the control API, with its own code and message. */
class ControlError extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.name = 'ControlError'
    this.status = status
    this.code = code
  }
}

/** Calls the mock server's control API. `token` is only needed if the server is not bound to this machine. */
export type ControlClient = {
  ask: <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>
  /** The body of a stream of server-sent events. */
  stream: (path: string, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>
}

type Refusal = { error?: { code?: string; message?: string; details?: { nearest?: readonly string[] } } }

/** A client for the mock server at `mockUrl`. */
export function controlClient(mockUrl: string, token?: string): ControlClient {
  const headers = { ...(token && { authorization: `Bearer ${token}` }) }
  const send = async (method: string, path: string, init: RequestInit): Promise<Response> => {
    const url = new URL(`/control${path}`, mockUrl)
    const ask = () =>
      fetch(url, { method, ...init }).catch((cause: unknown) => {
        throw new ControlError(
          0,
          'UNREACHABLE',
          `No mock server answers at ${mockUrl}. Start it with npm start or npm run mock, or set mockURL. (${String(cause)})`,
        )
      })
    const first = await ask()
    // On a busy machine this process may be too slow for the server's limit on slow senders. A request that it has not read can be sent again (RFC 9110, 15.5.9).
    const response = first.status === 408 ? await ask() : first
    if (!response.ok) throw await refusal(method, url, response)
    return response
  }
  return {
    ask: async <Answer>(method: string, path: string, body?: unknown) => {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) }
      const response = await send(method, path, {
        ...sent,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      })
      // The project's contract tests check the API's answers against its own document.
      return (response.status === 204 ? undefined : await response.json()) as Answer
    },
    stream: async (path, signal) => {
      const { body } = await send('GET', path, { headers, signal })
      if (!body) throw new ControlError(0, 'EMPTY', `${path} answered without a body.`)
      return body
    },
  }
}

async function refusal(method: string, url: URL, response: Response): Promise<ControlError> {
  const { error } = (await response.json().catch(() => ({}))) as Refusal
  const nearest = error?.details?.nearest
  const hint = nearest && nearest.length > 0 ? ` Near to it: ${nearest.join(', ')}.` : ''
  const message = error?.message ?? `${method} ${url.pathname} answered ${response.status}`
  return new ControlError(
    response.status,
    error?.code ?? 'REFUSED',
    nearest?.every((name) => message.includes(name)) ? message : message + hint,
  )
}
