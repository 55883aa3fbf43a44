// Finds a Redis for tests and benchmarks: the one in REDIS_URL, or an installed redis-server; otherwise installs one. Run as a command, it
// prints the address and stops the server when its standard input closes.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']
const READY_WITHIN = 10_000

function found() {
  return FOLDERS.map((folder) => join(folder, 'redis-server')).find((path) => existsSync(path))
}

/** Path of a redis-server. Installs one if this user may use the package manager; otherwise throws an error with instructions. */
function ensureServer() {
  const path = found()
  if (path) return path
  process.stderr.write('· No Redis found: installing one for the tests…\n')
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    const how = 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends redis-server'
    spawnSync('sh', ['-c', how], { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  const installed = found()
  if (installed) return installed
  throw new Error(
    'No Redis: redis-server is not installed and could not be. Install it (apt install redis-server, brew install redis), or set REDIS_URL to a Redis that tests may write to.',
  )
}

/** Installs a Redis before the tests begin, so that no test has to wait for it. If that fails, the tests that need one fail with instructions. */
export function prepareRedis() {
  if (process.env.REDIS_URL) return
  try {
    ensureServer()
  } catch (error) {
    process.stderr.write(`✖ ${error.message}\n`)
  }
}

/** Address of a Redis, and a function that stops it. The one in REDIS_URL is left running. */
export async function ensureRedis() {
  if (process.env.REDIS_URL) return { url: process.env.REDIS_URL, stop: () => undefined }
  const path = ensureServer()
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'compact-redis-'))
  // Nothing is written to disk: the data is not needed after the tests.
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  const server = spawn(path, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const stop = () => {
    server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await listening(port, server)
  } catch (error) {
    stop()
    throw error
  }
  return { url: `redis://127.0.0.1:${port}`, stop }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

/** Waits until the server listens. */
async function listening(port, server) {
  for (const until = Date.now() + READY_WITHIN; Date.now() < until; ) {
    if (server.exitCode !== null) throw new Error(`redis-server stopped with ${server.exitCode} before it listened.`)
    if (await answers(port)) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`redis-server did not listen within ${READY_WITHIN / 1000} seconds.`)
}

function answers(port) {
  return new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1', () => {
      probe.destroy()
      resolve(true)
    })
    probe.once('error', () => resolve(false))
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const { url, stop } = await ensureRedis()
    const end = () => {
      stop()
      process.exit(0)
    }
    process.stdout.write(`${url}\n`)
    process.stdin.once('end', end).once('error', end).resume()
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end)
  } catch (error) {
    process.stderr.write(`\n✖ ${error.message}\n`)
    process.exit(1)
  }
}
