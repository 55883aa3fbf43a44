import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { childEnv, fail, root, say } from '#toolkit/setup.mjs'

/** A fresh install and a build fit in this time, also on a slow machine. */
const READY_WITHIN_MS = 20 * 60_000
const LOOK_EVERY_MS = 500
const FETCH_LIMIT_MS = 5_000

process.once('SIGINT', () => process.exit(130))

/** A running shop with its mock server. */
export type ServedShop = { url: string; stop: () => Promise<void> }

type Ports = { mockPort: number; shopPort: number }

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}

/** The short hash of a commit. Exits if there is no such commit here. */
export function commitNamed(name: string): string {
  try {
    return git('rev-parse', '--short', '--verify', '--end-of-options', `${name}^{commit}`)
  } catch {
    fail(`'${name}' is no commit of this repository.`)
    return ''
  }
}

/** Checks a commit out into a temporary folder and serves it from there. Stopping it removes the folder, and so does the end of the process. */
export async function serveCommit(commit: string, ports: Ports): Promise<ServedShop> {
  const parent = mkdtempSync(join(tmpdir(), 'compact-bench-'))
  const folder = join(parent, commit)
  git('worktree', 'add', '--detach', folder, commit)
  const remove = () => {
    rmSync(parent, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    git('worktree', 'prune')
  }
  process.once('exit', remove)
  const shop = await serveCheckout(folder, ports)
  return {
    url: shop.url,
    stop: async () => {
      await shop.stop()
      process.off('exit', remove)
      remove()
    },
  }
}

/**
 * Serves the shop of a folder as `npm start` does: the command installs, generates and builds what it needs, in every commit of this
 * repository, so an older commit needs none of today's tools.
 */
export async function serveCheckout(folder: string, { mockPort, shopPort }: Ports): Promise<ServedShop> {
  const log = join(tmpdir(), `compact-bench-${shopPort}.log`)
  const output = openSync(log, 'w')
  say(`Installing, building and serving ${folder} (its output: ${log})…`)
  const server = spawn(process.execPath, ['toolkit/start.mjs'], {
    cwd: folder,
    stdio: ['ignore', output, output],
    // A group of its own: while it builds, the command passes no signal on to what it has started.
    detached: true,
    env: childEnv({ MOCK_PORT: String(mockPort), SHOP_PORT: String(shopPort), SHOP_URL: '', GRAPHQL_URL: undefined, NODE_ENV: undefined }),
  })
  const stopNow = () => stopGroup(server)
  // Before the folder is removed.
  process.prependOnceListener('exit', stopNow)
  const url = `http://localhost:${shopPort}`
  await answers(`${url}/images/placeholder.svg`, server, log)
  return {
    url,
    stop: async () => {
      process.off('exit', stopNow)
      if (!isRunning(server)) return
      const exited = once(server, 'exit')
      stopNow()
      await exited
    },
  }
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

function stopGroup(server: ChildProcess): void {
  if (server.pid !== undefined && isRunning(server)) process.kill(-server.pid)
}

async function answers(url: string, server: ChildProcess, log: string): Promise<void> {
  const end = Date.now() + READY_WITHIN_MS
  while (Date.now() < end) {
    if (!isRunning(server)) fail(`The shop stopped before it was ready. See ${log}.`)
    const isUp = await fetch(url, { signal: AbortSignal.timeout(FETCH_LIMIT_MS) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((next) => setTimeout(next, LOOK_EVERY_MS))
  }
  fail(`The shop did not answer at ${url}. See ${log}.`)
}
