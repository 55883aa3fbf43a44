// Loaded into every process of a recorded run (NODE_OPTIONS): writes down what each test file reads from the project's disk, and what the processes that it
// starts read and load. What Vite loads for the tests is not seen here: their imports are known without running them.
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

// Not imported: what is replaced below must be replaced for whoever imports it later.
const fs = process.getBuiltinModule('node:fs')
const childProcess = process.getBuiltinModule('node:child_process')
const threads = process.getBuiltinModule('node:worker_threads')
const { appendFileSync } = fs

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
/** Frames of a stack that are looked at. */
const DEPTH = 200
/** Vite with its bundler, which reads files by itself. */
const VITE = /(^|\/)node_modules\/vite\/dist\/node\/(?!module-runner)/
/** Programs that read nothing of the project wherever they run. */
const READ_NOTHING = new Set(['redis-server'])

/** The log of this process, and what it says already of the running test file. */
let log = process.env.RECORD_READS_TO
let known = new Set()

/** Begins the log of a test file in this worker. Its processes write to a log of their own, because their callers are not known there. */
function beginLog(folder, test) {
  log = join(folder, `${process.pid}-${threads.threadId}.log`)
  known = new Set()
  const children = join(folder, `${test.replaceAll('/', '+')}.children`)
  appendFileSync(log, `${JSON.stringify(['test', test, children])}\n`)
  process.env.RECORD_READS_TO = children
}

/** Notes something that the running test file depends on. `kind` says what: see `readFactsOf` of affected-tests.mjs. */
function note(kind, path) {
  if (log === undefined) return
  const inside = relative(root, path).replaceAll(sep, '/')
  if (VITE.test(inside)) note('vite', root)
  if (inside.startsWith('..') || /(^|\/)(node_modules|\.git|\.cache)(\/|$)/.test(inside)) return
  const line = JSON.stringify([kind, inside, callers()])
  if (known.has(line)) return
  known.add(line)
  appendFileSync(log, `${line}\n`)
}

/** The project's files on the stack. A module may keep what it read for the next test file of its worker. */
function callers() {
  const { prepareStackTrace, stackTraceLimit } = Error
  Error.prepareStackTrace = (_, sites) => sites.map((site) => site.getFileName())
  Error.stackTraceLimit = DEPTH
  const names = new Error('where').stack
  Error.prepareStackTrace = prepareStackTrace
  Error.stackTraceLimit = stackTraceLimit
  const files = names.map((name) => (name?.startsWith('file:') ? fileURLToPath(name) : (name ?? '')))
  const inside = files.filter((name) => name.startsWith(root + sep) && !name.includes('node_modules') && name !== import.meta.filename)
  return [...new Set(inside.map((name) => relative(root, name).replaceAll(sep, '/').replace(/\?.*$/, '')))]
}

function pathOf(given) {
  if (given instanceof URL || given?.href) return given.protocol === 'file:' ? fileURLToPath(given.href) : undefined
  return typeof given === 'string' || Buffer.isBuffer(given) ? resolve(String(given)) : undefined
}

/** Replaces functions of a module by such that note their first argument. */
function noteCalls(of, names, kindOf) {
  for (const name of names) {
    const original = of[name]
    if (typeof original !== 'function') continue
    const noting = function (...args) {
      const path = pathOf(args[0])
      if (path !== undefined) note(kindOf(args), path)
      return Reflect.apply(original, this, args)
    }
    of[name] = Object.assign(noting, original)
  }
}

const file = () => 'file'
const writes = /^[wa]/
const opened = ([, flags]) => (typeof flags === 'string' && writes.test(flags) ? 'exists' : 'file')
const listed = ([, options]) => (options?.recursive ? 'tree' : 'folder')
const sync = (names) => names.map((name) => `${name}Sync`)

// Sizes and times stand for the content of a file.
const READERS = ['readFile', 'copyFile', 'createReadStream', 'stat', 'lstat']
const SEEKERS = ['access', 'exists', 'readlink', 'realpath']
for (const of of [fs, fs.promises]) {
  noteCalls(of, [...READERS, ...sync(READERS)], file)
  noteCalls(of, [...SEEKERS, ...sync(SEEKERS)], () => 'exists')
  noteCalls(of, ['open', 'openSync'], opened)
  noteCalls(of, ['readdir', 'readdirSync', 'opendir', 'opendirSync'], listed)
  noteCalls(of, ['cp', 'cpSync'], () => 'copy')
  for (const name of ['glob', 'globSync']) {
    const original = of[name]
    if (!original) continue
    of[name] = (patterns, ...rest) => {
      const folder = pathOf(rest[0]?.cwd ?? '.')
      for (const pattern of [patterns].flat()) note('tree', resolve(folder, beforeWildcard(pattern)))
      return original.call(of, patterns, ...rest)
    }
  }
}

function beforeWildcard(pattern) {
  const parts = pattern.split('/')
  const end = parts.findIndex((part) => /[*?[{!(]/.test(part))
  return parts.slice(0, end === -1 ? -1 : end).join('/')
}

/** A started program is recorded if it is Node and gets this module. Any other may read everything. */
function noteProgram(program, args, env, cwd) {
  if (log === undefined) return
  const isNode = /^node(\.exe)?$/.test(basename(program))
  const isRecorded =
    isNode && String(env?.RECORD_READS_TO ?? '') !== '' && String(env.NODE_OPTIONS).includes(basename(import.meta.filename))
  const isElsewhere = relative(root, resolve(String(cwd ?? '.'))).startsWith('..') && !args.some((arg) => String(arg).includes(root))
  if (isRecorded || READ_NOTHING.has(basename(program)) || (!isNode && isElsewhere)) note('children', root)
  else note('all', root)
}

const spawned = childProcess.ChildProcess.prototype.spawn
childProcess.ChildProcess.prototype.spawn = function (options) {
  const env = Object.fromEntries(
    (options.envPairs ?? []).map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )
  noteProgram(options.file, options.args ?? [], env, options.cwd)
  return spawned.call(this, options)
}
for (const name of ['spawnSync', 'execFileSync', 'execSync']) {
  const original = childProcess[name]
  childProcess[name] = (program, ...rest) => {
    const args = Array.isArray(rest[0]) ? rest[0] : []
    const options = rest.find((one) => typeof one === 'object' && one !== null && !Array.isArray(one))
    noteProgram(name === 'execSync' ? 'sh' : program, args, options?.env ?? process.env, options?.cwd)
    return original(program, ...rest)
  }
}
threads.Worker = class extends threads.Worker {
  constructor(...given) {
    note('children', root)
    super(...given)
  }
}
// For whoever has imported them by name already. Node's loader reads the modules of a started process through them as well.
process.getBuiltinModule('node:module').syncBuiltinESMExports()

// For the setup of unit tests, which Vite loads: it would get a copy of this module.
process[Symbol.for('compact.recording')] = { beginLog, note }
