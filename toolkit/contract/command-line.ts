import { type ParseArgsConfig, parseArgs } from 'node:util'
import { PROJECT_ROOT } from './load.ts'
import { didYouMean, WordsError } from './words.ts'

/** Every option, of whatever command. */
const OPTIONS = {
  json: { type: 'boolean', default: false },
  proposed: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  gate: { type: 'boolean', default: false },
  raise: { type: 'boolean', default: false },
  operation: { type: 'string' },
  message: { type: 'string' },
  date: { type: 'string' },
  format: { type: 'string', default: 'text' },
  all: { type: 'boolean', default: false },
  base: { type: 'string' },
  as: { type: 'string' },
  domain: { type: 'string' },
  change: { type: 'string' },
  settles: { type: 'string', multiple: true },
  app: { type: 'string', default: '' },
  manifest: { type: 'string' },
  draft: { type: 'string' },
  out: { type: 'string' },
  workers: { type: 'string' },
  endpoint: { type: 'string' },
  header: { type: 'string', multiple: true },
  session: { type: 'string', multiple: true },
  mutations: { type: 'boolean', default: false },
  scenarios: { type: 'boolean', default: false },
  orders: { type: 'string' },
  baseline: { type: 'string' },
  sdl: { type: 'string' },
  timeout: { type: 'string' },
  package: { type: 'boolean', default: false },
  name: { type: 'string' },
  selection: { type: 'string' },
  port: { type: 'string' },
  root: { type: 'string', default: PROJECT_ROOT },
} as const satisfies ParseArgsConfig['options']

type Option = keyof typeof OPTIONS

/** The options of each command; every command takes `--root` too. */
const COMMANDS = {
  check: ['proposed', 'json', 'base', 'format', 'draft', 'date'],
  impact: ['format', 'json', 'all', 'draft', 'date'],
  propose: ['message', 'date'],
  approve: ['as', 'message', 'domain', 'change', 'date'],
  agree: ['message', 'settles', 'date'],
  release: ['app', 'manifest', 'date'],
  retire: ['app', 'date'],
  codegen: ['draft', 'out'],
  coverage: ['operation', 'workers', 'raise', 'gate', 'json', 'strict'],
  verify: ['endpoint', 'header', 'session', 'mutations', 'orders', 'scenarios', 'as', 'baseline', 'sdl', 'operation', 'timeout', 'date'],
  record: ['endpoint', 'header', 'name', 'port', 'out', 'selection'],
  publish: ['out', 'json', 'package'],
  help: [],
} as const satisfies Readonly<Record<string, readonly Option[]>>

/** A word that says what to do. */
export type Command = keyof typeof COMMANDS

/** The command and the values of its options; those that were not given have their defaults. */
export function readCommandLine(args: readonly string[]) {
  const { positionals, tokens, values } = parsed(args)
  const [word = 'help', ...others] = positionals
  if (!isCommand(word))
    throw new WordsError(`There is no command "${word}".${didYouMean(word, Object.keys(COMMANDS))} All commands: npm run contract -- help`)
  const own: readonly string[] = [...COMMANDS[word], 'root']
  const options = own.map((name) => `--${name}`)
  for (const token of tokens) {
    if (token.kind !== 'option' || own.includes(token.name)) continue
    const near = didYouMean(`--${token.name}`, options)
    throw new WordsError(
      token.name in OPTIONS
        ? `${word} takes no --${token.name}: ${takenBy(token.name)}. It takes ${options.join(', ')}.`
        : `Unknown option '--${token.name}'.${near} All options: npm run contract -- help`,
    )
  }
  const [stray] = others
  if (stray !== undefined && word !== 'help') throw new WordsError(`${word} takes options only, and not the word "${stray}".`)
  if (values.date !== undefined && !isDay(values.date)) throw new WordsError(`--date is a day as 2026-11-21, and not "${values.date}".`)
  return { command: word, values }
}

/** Whether a text is a day of the calendar. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${text}T`)
}

/** Splits the words; an unknown option is found with those of the command, so it is let through. */
function parsed(args: readonly string[]) {
  try {
    const { tokens, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS, strict: false, tokens: true })
    const isKnown = tokens.every((token) => token.kind !== 'option' || token.name in OPTIONS)
    const { values } = parseArgs({ args: isKnown ? [...args] : [], allowPositionals: true, options: OPTIONS })
    return { tokens, positionals, values }
  } catch (error) {
    const [message = ''] = error instanceof Error ? error.message.split('. ') : [String(error)]
    throw new WordsError(`${message.trim()}. All options: npm run contract -- help`)
  }
}

function isCommand(word: string): word is Command {
  return Object.hasOwn(COMMANDS, word)
}

function takenBy(option: string): string {
  const commands = Object.entries(COMMANDS).flatMap(([command, own]: [string, readonly string[]]) =>
    own.includes(option) ? [command] : [],
  )
  return `that is an option of ${commands.join(', ')}`
}
