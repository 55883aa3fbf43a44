import { parentPort, workerData } from 'node:worker_threads'
import { loadContract } from '../../load.ts'
import { sweptSelections } from './selections.ts'
import { sweepOperation } from './sweep.ts'
import { waysToAsk } from './sweep-questions.ts'
import { SweepServer } from './sweep-server.ts'

// Given the contract's root, sweeps the operations whose names it receives, one at a time, and posts each result.
const { schema, operations } = loadContract(String(workerData))
const selections = sweptSelections()
const server = new SweepServer()

parentPort?.on('message', (name: unknown) => {
  const operation = operations.find((one) => one.name === name)
  if (!operation) throw new Error(`There is no operation ${String(name)}.`)
  void sweepOperation(server, { schema, operation, ways: waysToAsk(operation.name), selections }).then((swept) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage(swept),
  )
})
