// What every command needs first. Depends on nothing but Node 20, so that it runs on an empty clone.
import { spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hasInstalledPackages } from './installed-packages.mjs'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const cache = join(root, 'node_modules', '.compact')

/** Prints what the command is doing. */
export function say(message) {
  process.stdout.write(`· ${message}\n`)
}

/** Exits with a message that says what happened and what to do. */
export function fail(message) {
  process.stderr.write(`\n✖ ${message}\n`)
  process.exit(1)
}

/** The project's Node version: pinned in the lockfile; npm puts it first on the path of every script. */
export function projectNode() {
  const pinned = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node')
  return existsSync(pinned) ? pinned : process.execPath
}

/**
 * Environment for child processes: the project's binaries first, telemetry off. FORWARD_COOKIES names the cookies that choose a world on
 * the mock server; the shop forwards them without knowing what they mean. Compiled code is cached for the next start.
 */
export function childEnv(extra = {}) {
  const bin = join(root, 'node_modules', '.bin')
  const separator = process.platform === 'win32' ? ';' : ':'
  return {
    ...process.env,
    PATH: `${bin}${separator}${process.env.PATH ?? ''}`,
    FORWARD_COOKIES: process.env.FORWARD_COOKIES ?? 'scenario,world',
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile'),
    NEXT_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...extra,
  }
}

/** Runs a command to its end and shows its output. Returns its exit code. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: childEnv(options.env), shell: process.platform === 'win32' })
  return result.status ?? 1
}

/** Running child processes. They are stopped when this command exits. */
const running = new Set()
process.on('exit', () => {
  for (const child of running) child.kill()
})

/** Runs a command in parallel with others and shows its output once it has ended. Returns its exit code. */
export async function runBeside(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: childEnv(options.env) })
  running.add(child)
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
  const code = await new Promise((done, failed) => {
    child.once('error', failed)
    child.once('close', (ended) => done(ended ?? 1))
  }).finally(() => running.delete(child))
  process.stdout.write(Buffer.concat(output))
  return code
}

/** Runs one of the project's binaries in parallel with others, by its name in node_modules/.bin. */
export function runBinBeside(name, args, options = {}) {
  return runBeside(projectNode(), [join(root, 'node_modules', '.bin', name), ...args], options)
}

/** Runs one of the project's binaries by its name in node_modules/.bin. */
export function runBin(name, args, options = {}) {
  return run(projectNode(), [join(root, 'node_modules', '.bin', name), ...args], options)
}

/** Hash of the content of files and folders, in a stable order. Leaves out generated and hidden folders, and tests, which nothing is built from. */
export function hashOf(paths, salt = '') {
  const hash = createHash('sha256').update(salt)
  const visit = (path) => {
    const full = join(root, path)
    if (!existsSync(full)) return
    if (statSync(full).isFile()) {
      hash.update(path).update(readFileSync(full))
      return
    }
    for (const name of readdirSync(full).sort()) {
      if (name === '__generated__' || name === 'node_modules' || name.startsWith('.') || /\.(test|spec)\.tsx?$/.test(name)) continue
      visit(join(path, name))
    }
  }
  for (const path of paths) visit(path)
  return hash.digest('hex')
}

/** Whether `name` was last built from inputs with this hash, and its outputs still exist. */
export function isFresh(name, hash, products) {
  const note = join(cache, name)
  return existsSync(note) && readFileSync(note, 'utf8') === hash && products.every((path) => existsSync(join(root, path)))
}

/** Records that `name` was built from inputs with this hash. */
export function markFresh(name, hash) {
  mkdirSync(cache, { recursive: true })
  writeFileSync(join(cache, name), hash)
}

/** Installs the dependencies if the lockfile has changed since the last install, and nobody has called npm by hand. */
export function ensureDependencies() {
  const hash = hashOf(['package-lock.json', 'package.json'])
  if (isFresh('dependencies', hash, ['node_modules/next'])) return
  if (hasInstalledPackages(root)) {
    markFresh('dependencies', hash)
    return
  }
  say('Installing dependencies (npm ci; about a minute on a first run)…')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  if (run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error']) !== 0) {
    fail('The dependencies could not be installed. Check the network or the npm registry, then run the command again.')
  }
  markFresh('dependencies', hash)
}

const GENERATED = [
  'schema/__generated__/types.ts',
  'schema/events/__generated__/events.ts',
  'operations/__generated__/operations.ts',
  'mock-server/contract/__generated__/resolvers.ts',
]

/** Generates code from the schema, the operations and the first-paint script if one of them changed. */
export function ensureGenerated() {
  ensureFirstPaint()
  ensureCardFrame()
  ensureServiceWorker()
  const hash = hashOf(['schema', 'operations', 'codegen.ts', 'toolkit/codegen', 'toolkit/contract/events', 'package-lock.json'])
  if (isFresh('generated', hash, GENERATED)) return
  say('Generating types and documents from the contract…')
  if (runBin('graphql-codegen', ['--config', 'codegen.ts']) !== 0) {
    fail('Code generation failed: the message above names the file of schema/ or operations/ to fix.')
  }
  markFresh('generated', hash)
}

/** Compiles the inline scripts of every page if one of them changed. */
function ensureFirstPaint() {
  const folders = ['first-paint', 'consent', 'session', 'settings', 'storage', 'experiments'].map((folder) => `app/platform/${folder}`)
  const hash = hashOf([...folders, 'toolkit/codegen/first-paint.mjs', 'package-lock.json'])
  if (isFresh('first-paint', hash, ['app/platform/first-paint/__generated__/scripts.ts'])) return
  say('Compiling the first-paint script…')
  if (run(projectNode(), ['toolkit/codegen/first-paint.mjs']) !== 0) {
    fail('The first-paint script could not be compiled: the message above names the file of app/platform/first-paint/ to fix.')
  }
  markFresh('first-paint', hash)
}

/** Bundles the script of the payment provider's card frame if it has changed. */
function ensureCardFrame() {
  const hash = hashOf(['payment-provider', 'toolkit/codegen/card-frame.mjs', 'package-lock.json'])
  if (isFresh('card-frame', hash, ['payment-provider/__generated__/card-frame.ts'])) return
  if (run(projectNode(), ['toolkit/codegen/card-frame.mjs']) !== 0) {
    fail('The script of the card frame could not be bundled: the message above names the file of payment-provider/ to fix.')
  }
  markFresh('card-frame', hash)
}

/** Bundles the service worker if it has changed. */
function ensureServiceWorker() {
  const hash = hashOf([
    'app/platform/service-worker',
    'app/messages/frame/offline.ts',
    'app/messages/shared.ts',
    'toolkit/codegen/service-worker.mjs',
    'package-lock.json',
  ])
  if (isFresh('service-worker', hash, ['app/platform/service-worker/__generated__/worker.ts'])) return
  if (run(projectNode(), ['toolkit/codegen/service-worker.mjs']) !== 0) {
    fail('The service worker could not be bundled: the message above names the file of app/platform/service-worker/ to fix.')
  }
  markFresh('service-worker', hash)
}

/** Builds the mock server's gallery into `mock-server/gallery/__generated__/` if its sources have changed. */
export async function ensureGallery() {
  const hash = hashOf(['mock-server/gallery', 'app/design-system', 'public/fonts', 'public/favicon.svg', 'package-lock.json'])
  if (isFresh('gallery', hash, ['mock-server/gallery/__generated__/index.html'])) return
  say('Building the scenario gallery…')
  if ((await runBinBeside('vite', ['build', '--config', 'mock-server/gallery/vite.config.ts', '--logLevel', 'warn'])) !== 0) {
    fail('The scenario gallery could not be built: the message above names the file of mock-server/gallery/ to fix.')
  }
  markFresh('gallery', hash)
}

/** Sources of the shop's production build. Prerendered pages contain answers of the mock server, so its sources are included. */
const BUILD_INPUTS = [
  'app',
  'schema',
  'operations',
  'fixtures',
  'http-server',
  'payment-provider',
  // The parts that answer while pages are rendered; the gallery and the control API do not.
  ...['contract', 'worlds', 'scenarios', 'drafts', 'faults', 'http', 'yoga.ts'].map((part) => `mock-server/${part}`),
  'public',
  'proxy.ts',
  'server.ts',
  'next.config.ts',
  'tsconfig.json',
  'package-lock.json',
]

/** Builds the shop against a running GraphQL server if its sources have changed. */
export async function ensureBuild(graphqlUrl) {
  // Prerendered pages contain answers of one API and URLs of one site, so each pair of them is a build of its own.
  const hash = hashOf(BUILD_INPUTS, `${process.env.SITE_URL ?? ''} ${process.env.GRAPHQL_URL ?? ''} ${process.env.FRAMEWORK_PATCHES ?? ''}`)
  if (isFresh('build', hash, ['.next/BUILD_ID', '.next/required-server-files.json'])) {
    say('The build is up to date.')
    return
  }
  say('Building the shop (a minute or so; unchanged sources skip this)…')
  if ((await runBinBeside('next', ['build'], { env: { GRAPHQL_URL: graphqlUrl, NODE_ENV: 'production' } })) !== 0) {
    fail('The shop could not be built: the message above says where.')
  }
  if ((await runBeside(projectNode(), ['app/platform/framework/build-files/check-prerendered.ts'])) !== 0) {
    fail('A prerendered page holds an inline script that the content policy does not allow: the message above names it.')
  }
  if ((await runBeside(projectNode(), ['app/platform/framework/build-files/prepare-scripts.ts'])) !== 0)
    fail('The scripts of the build could not be prepared.')
  markFresh('build', hash)
}

/** Exits with a clear message if a port is taken. */
export async function ensurePortFree(port, what, variable) {
  const free = await new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.once('listening', () => probe.close(() => done(true)))
    probe.listen(port)
  })
  if (!free)
    fail(`Port ${port}, wanted for ${what}, is in use. Stop the process that listens there, or choose another: ${variable}=<port> npm …`)
}

/** A port number from the environment, or the fallback. */
export function portFrom(variable, fallback) {
  const value = process.env[variable]
  if (value === undefined || value === '') return fallback
  const port = Number(value)
  if (!Number.isInteger(port) || port < 1 || port > 65535) fail(`${variable}=${value} is not a port: use a whole number from 1 to 65535.`)
  return port
}

/** URLs at which the mock server stands in for third-party scripts, for the payment provider and for the analytics service. */
export function providersAt(mockPort) {
  const at = (name) => `http://localhost:${mockPort}/providers/${name}/widget.js`
  const card = `http://localhost:${mockPort}/providers/payment/card`
  const events = `http://localhost:${mockPort}/analytics`
  return { CHAT_SCRIPT_URL: at('chat'), REVIEWS_SCRIPT_URL: at('reviews'), PAYMENT_FRAME_URL: card, EVENTS_URL: events }
}

/** What the mock server signs its notices of published content with, and the shop checks them by: new in each run unless it is set. */
export function contentWebhookSecret() {
  return { CONTENT_WEBHOOK_SECRET: process.env.CONTENT_WEBHOOK_SECRET || `whsec_${randomBytes(24).toString('base64')}` }
}

/** Starts a long-running process of the project and shows its output. It is stopped when this command exits. */
export function startProcess(file, args, env, options = {}) {
  const child = spawn(projectNode(), [...(options.nodeFlags ?? []), join(root, file), ...args], {
    cwd: root,
    stdio: options.quiet ? ['ignore', 'ignore', 'inherit'] : 'inherit',
    env: childEnv(env),
  })
  running.add(child)
  child.exited = new Promise((done) => child.once('exit', (code) => done(code ?? 0))).finally(() => running.delete(child))
  return child
}

/** Stops a process, and kills it if it is still running after `patience` milliseconds. */
export async function stopProcess(child, patience = 5000) {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), patience)
  await child.exited
  clearTimeout(timer)
}

/** Waits until a URL answers with a success. Exits if its process stops or on timeout. */
export async function waitFor(url, child, what, seconds = 60) {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    if (child.exitCode !== null) fail(`${what} stopped before it was ready (exit code ${child.exitCode}). See its message above.`)
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(2000) })
      if (answer.ok) return
    } catch {
      // Not listening yet.
    }
    await new Promise((next) => setTimeout(next, 100))
  }
  fail(`${what} did not answer at ${url} within ${seconds} s.`)
}
