/** What can be said on the command line and in the environment. */
export type Flags = {
  port: number
  host: string
  catalogueSize: number | undefined
  draft: string | undefined
  isLocked: boolean
  isLogged: boolean
}

/** A flag or variable that makes no sense; its message is for whoever typed it. */
export class FlagError extends Error {
  override readonly name = 'FlagError'
}

const known = ['--port', '--host', '--catalogue-size', '--draft', '--locked', '--log']

function numberOf(name: string, text: string | undefined, least: number, most: number): number {
  const value = Number(text)
  if (text === undefined || !Number.isInteger(value) || value < least || value > most) {
    throw new FlagError(`${name} wants a whole number from ${least} to ${most}, not '${text ?? ''}'.`)
  }
  return value
}

/** Reads `--flag value` and `--flag=value`. */
function pairs(args: readonly string[]): Map<string, string | undefined> {
  const found = new Map<string, string | undefined>()
  for (let at = 0; at < args.length; at += 1) {
    const [name = '', inline] = (args[at] ?? '').split(/=(.*)/s)
    if (!known.includes(name)) throw new FlagError(`Unknown flag '${name}'. Known are: ${known.join(', ')}.`)
    const next = args[at + 1]
    const takesNext = inline === undefined && next !== undefined && !next.startsWith('--')
    if (takesNext) at += 1
    found.set(name, takesNext ? next : inline)
  }
  return found
}

/** What the command line says, else the environment, else the defaults. */
export function readFlags(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Flags {
  const said = pairs(args)
  const size = said.get('--catalogue-size')
  if (said.has('--draft') && !said.get('--draft')) throw new FlagError('--draft wants the path of a .graphql file.')
  return {
    port: numberOf('--port', said.has('--port') ? said.get('--port') : env.PORT || '4000', 0, 65_535),
    host: said.get('--host') ?? (env.HOST || '127.0.0.1'),
    catalogueSize: said.has('--catalogue-size') ? numberOf('--catalogue-size', size, 1, 200_000) : undefined,
    draft: said.get('--draft'),
    isLocked: said.has('--locked'),
    isLogged: said.has('--log'),
  }
}
