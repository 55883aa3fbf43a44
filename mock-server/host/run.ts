import { readFile } from 'node:fs/promises'
import { catalogue, enlargedCatalogue } from '#fixtures/catalogue/catalogue.ts'
import manifest from '#operations/__generated__/manifest.json' with { type: 'json' }
import { type ContractServer, createContractServer } from '../yoga.ts'
import { catalogueVariables } from './examples/catalogue-variables.ts'
import { exampleVariables } from './examples/example-variables.ts'
import { explorerPage } from './explorer-page.ts'
import { FlagError, type Flags, readFlags } from './flags.ts'
import { graphiqlPage } from './graphiql-page.ts'
import { createListener } from './listener.ts'
import { createLog } from './log.ts'

/** The mock server as a process: reads its flags, listens, and stops kindly. */
async function start(flags: Flags): Promise<void> {
  const startedAt = performance.now()
  const log = createLog(flags.isLogged)
  const server = createContractServer({
    catalogue: flags.catalogueSize === undefined ? catalogue : enlargedCatalogue(flags.catalogueSize),
    trusted: manifest,
    isLocked: flags.isLocked,
    onDefect: log.defect,
    ...(flags.draft === undefined ? {} : { schema: await draftOf(flags.draft) }),
  })
  const listener = createListener({
    server,
    log,
    page: () => explorerPage(manifest, examples(server)),
    graphiql: () => graphiqlPage(manifest, examples(server)),
    startedAt,
  })
  listener.once('error', (error: NodeJS.ErrnoException) => giveUp(error, flags))
  await new Promise<void>((listening) => listener.listen(flags.port, flags.host, listening))
  const address = listener.address()
  const port = typeof address === 'object' && address ? address.port : flags.port
  process.stdout.write(`Mock server ready at http://localhost:${port}/graphql\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(listener))
}

/** Variables to try each operation with: its first example, and for those that name a product the first in stock. */
function examples({ catalogue: index }: ContractServer) {
  const first = index.in('en-GB').index.products.find(({ card }) => card.inStock)
  return {
    ...Object.fromEntries(Object.entries(exampleVariables).map(([name, list]) => [name, list[0]?.variables ?? {}])),
    ...(first ? catalogueVariables({ sku: first.card.sku, variantId: first.card.id, slug: first.record.slug }) : {}),
  }
}

async function draftOf(path: string) {
  const { draftSchema } = await import('../drafts/draft-schema.ts')
  return draftSchema(await readFile(path, 'utf8'))
}

/** Says why it cannot listen. */
function giveUp(error: NodeJS.ErrnoException, { port, host }: Flags): void {
  const reason =
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop what listens there, or choose another with --port.`
      : `Cannot listen on ${host}:${port}: ${error.message}`
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

/** Answers what was asked, takes no more, and ends within two seconds. */
function stop(listener: ReturnType<typeof createListener>): void {
  listener.close(() => process.exit(0))
  listener.closeIdleConnections()
  setTimeout(() => process.exit(0), 2000).unref()
}

/** Runs the mock server with what the command line and the environment say. */
export async function run(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Promise<void> {
  try {
    await start(readFlags(args, env))
  } catch (error) {
    if (!(error instanceof FlagError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
