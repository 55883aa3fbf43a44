import { spawnSync } from 'node:child_process'
import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { stopProcess } from '#toolkit/setup.mjs'
import { median, post } from './load-generator.ts'
import { printTable, rounded } from './print-table.ts'
import { sameListing } from './questions.ts'
import { startServer } from './servers.ts'

/** Starts the mock server several times: time to its health check, time to its first answer, and its memory. */
export async function startFigures({ port, times }: { port: number; times: number }) {
  const starts = []
  for (let time = 0; time < times; time += 1) starts.push(await startOnce(port))
  const figures = {
    readyMs: rounded(median(starts.map(({ readyMs }) => readyMs))),
    slowestReadyMs: rounded(Math.max(...starts.map(({ readyMs }) => readyMs))),
    firstAnswerMs: rounded(median(starts.map(({ firstAnswerMs }) => firstAnswerMs))),
    memoryMb: rounded(median(starts.map(({ memoryMb }) => memoryMb))),
    memoryAfterAnswerMb: rounded(median(starts.map(({ memoryAfterAnswerMb }) => memoryAfterAnswerMb))),
  }
  printTable(
    `Mock server, start (median of ${times})`,
    ['', 'ms', 'RSS MB'],
    [
      ['/health is well', figures.readyMs, figures.memoryMb],
      ['slowest of them', figures.slowestReadyMs, ''],
      ['first 20 cards', figures.firstAnswerMs, figures.memoryAfterAnswerMb],
    ],
  )
  return figures
}

async function startOnce(port: number) {
  const startedAt = performance.now()
  const server = startServer('mock-server/node.ts', ['--port', String(port)])
  while (!(await isWell(port))) await pause(2)
  const readyMs = performance.now() - startedAt
  const memoryMb = residentMb(server.pid)
  await post({ port, path: '/graphql', body: sameListing })
  const firstAnswerMs = performance.now() - startedAt
  const memoryAfterAnswerMb = residentMb(server.pid)
  await stopProcess(server)
  return { readyMs, firstAnswerMs, memoryMb, memoryAfterAnswerMb }
}

function isWell(port: number): Promise<boolean> {
  return new Promise((done) => {
    const asking = get({ host: '127.0.0.1', port, path: '/health', agent: false }, (answer) => {
      answer.resume()
      done(answer.statusCode === 200)
    })
    asking.on('error', () => done(false))
  })
}

/** Resident memory of a process. */
function residentMb(pid: number | undefined): number {
  return Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout) / 1024
}
