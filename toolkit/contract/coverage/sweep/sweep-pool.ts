import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Operation } from '../../load.ts'
import type { SweptOperation } from './sweep.ts'
import { waysToAsk } from './sweep-questions.ts'

/** More workers would spend their time loading the contract. */
const MOST_WORKERS = 4

/** Sweeps operations on some threads, those with the most requests first. Returns them in the given order. */
export async function sweepAll(
  root: string,
  operations: readonly Operation[],
  threads = Math.min(MOST_WORKERS, availableParallelism()),
): Promise<SweptOperation[]> {
  const names = operations.map(({ name }) => name)
  const queue = [...names].sort((a, b) => waysToAsk(b).length - waysToAsk(a).length)
  const swept = new Map<string, SweptOperation>()
  const workers = Math.min(threads, queue.length)
  await Promise.all(Array.from({ length: workers }, () => work(root, queue, (result) => swept.set(result.operation, result))))
  return names.flatMap((name) => swept.get(name) ?? [])
}

/** Runs one thread, which takes operations from the queue until it is empty. */
function work(root: string, queue: string[], onResult: (swept: SweptOperation) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./sweep-worker.ts', import.meta.url), { workerData: root, execArgv: [] })
    const next = (): void => {
      const name = queue.shift()
      if (name === undefined) void worker.terminate().then(() => resolve())
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      else worker.postMessage(name)
    }
    worker.on('error', reject)
    worker.on('message', (swept: SweptOperation) => {
      onResult(swept)
      next()
    })
    next()
  })
}
