/** Memory of a server in bytes: its heap plus external memory, and its resident set. */
export type Memory = { heap: number; resident: number }

/** Measures a server from outside. */
export type Scales = {
  /** `collected`: after a full collection; otherwise including garbage. */
  weigh: (how: 'collected' | 'as it stands') => Promise<Memory>
  /** CPU time since the server started, microseconds: nearly independent of the machine's other load. */
  worked: () => Promise<number>
  close: () => void
}

/** Node flags that allow measuring a server through its inspector. */
export function weighable(port: number): string[] {
  return [`--inspect=127.0.0.1:${port}`, '--inspect-publish-uid=http']
}

/** Connects to the inspector of a server that was started with `weighable`. */
export async function scalesOf(port: number): Promise<Scales> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as { webSocketDebuggerUrl: string }[]
  if (!target) throw new Error(`Nothing can be inspected on port ${port}.`)
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((done, failed) => {
    socket.addEventListener('open', done, { once: true })
    socket.addEventListener('error', failed, { once: true })
  })
  const tell = teller(socket)
  const evaluated = async (expression: string): Promise<unknown> =>
    ((await tell('Runtime.evaluate', { expression, returnByValue: true })) as { result: { value: unknown } }).result.value
  return {
    weigh: async (how) => {
      if (how === 'collected') for (let round = 0; round < 2; round += 1) await tell('HeapProfiler.collectGarbage')
      return (await evaluated(memory)) as Memory
    },
    worked: async () => (await evaluated('(({ user, system }) => user + system)(process.cpuUsage())')) as number,
    close: () => socket.close(),
  }
}

const memory = '(({ rss, heapUsed, external }) => ({ resident: rss, heap: heapUsed + external }))(process.memoryUsage())'

/** Sends commands and returns their answers. */
function teller(socket: WebSocket): (method: string, params?: Readonly<Record<string, unknown>>) => Promise<unknown> {
  const waiting = new Map<number, { done: (result: unknown) => void; failed: (error: Error) => void }>()
  let sent = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result: unknown }
    waiting.get(id)?.done(result)
    waiting.delete(id)
  })
  socket.addEventListener('close', () => {
    for (const { failed } of waiting.values()) failed(new Error('The server went away while it was weighed.'))
  })
  return (method, params = {}) =>
    new Promise((done, failed) => {
      waiting.set(++sent, { done, failed })
      socket.send(JSON.stringify({ id: sent, method, params }))
    })
}
