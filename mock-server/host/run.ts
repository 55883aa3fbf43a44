import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue, enlargedCatalogue } from '#fixtures/catalogue/catalogue.ts'
import manifest from '#operations/__generated__/manifest.json' with { type: 'json' }
import { contractSchema } from '../contract/executable-schema.ts'
import { type Access, isLoopback } from '../control/access.ts'
import { type ContractServer, createContractServer, localOrigins } from '../yoga.ts'
import { controlDoor } from './control-door.ts'
import { catalogueVariables } from './examples/catalogue-variables.ts'
import { exampleVariables } from './examples/example-variables.ts'
import { FlagError, type MockServerFlags, readFlags } from './flags.ts'
import { graphiqlPage, wishOf } from './graphiql-page.ts'
import type { KnownFixtures } from './known-fixtures.ts'
import { createListener } from './listener.ts'
import { createLog, type Log } from './log.ts'

/** Whether the scenarios are known to be sound, and a folder with the reference in `docs/`, if it was built beforehand. */
type StartParts = Pick<KnownFixtures, 'isKnown' | 'keep'> & { published?: string }

/** Starts the mock server process: listens, and shuts down gracefully. */
async function start(flags: MockServerFlags, fixtures: StartParts): Promise<void> {
  const startedAt = performance.now()
  if (!fixtures.isKnown) fixtures.keep(await soundScenarios())
  const log = createLog(flags.isLogged)
  const draft = flags.draft === undefined ? undefined : await draftOf(flags.draft)
  const schema = draft?.schema ?? contractSchema
  const operations = { ...manifest, ...draft?.operations }
  const stores = flags.redisUrl === undefined ? {} : await redisStores(flags.redisUrl, flags, log)
  const server = createContractServer({
    ...stores,
    worldBounds: flags.worldBounds,
    catalogue: flags.catalogueSize === undefined ? catalogue : enlargedCatalogue(flags.catalogueSize),
    trusted: { ...(await released()), ...operations },
    isLocked: flags.isLocked,
    execution: flags.execution,
    allowedOrigins: [new URL(flags.shopUrl).origin, ...localOrigins],
    onDefect: log.defect,
    schema,
  })
  const access = {
    host: flags.host,
    port: flags.port,
    shopOrigin: flags.shopUrl,
    ...(flags.controlToken === undefined ? {} : { token: flags.controlToken }),
  }
  const listener = createListener({
    server,
    log,
    control: controlDoor({
      server,
      schema,
      operations,
      draft: flags.draft,
      published: fixtures.published,
      examples: () => examples(server),
      access,
      shopUrl: flags.shopUrl,
      webhookSecret: flags.webhookSecret,
      log,
    }),
    graphiql: (url) => graphiqlPage(operations, examples(server), wishOf(url)),
    startedAt,
  })
  listener.once('error', (error: NodeJS.ErrnoException) => giveUp(error, flags))
  await new Promise<void>((listening) => listener.listen(flags.port, flags.host, listening))
  const address = listener.address()
  const port = typeof address === 'object' && address ? address.port : flags.port
  access.port = port
  process.stdout.write(`Mock server ready at http://localhost:${port}/graphql\n${galleryLine(access)}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(listener))
}

/** The gallery's address, or why there is none. */
function galleryLine({ host, port, token }: Access): string {
  const isOff = token === undefined && !isLoopback(host)
  return isOff
    ? `The scenario gallery and the control API are off: the server is bound to ${host}. Set CONTROL_TOKEN to open them.`
    : `Scenario gallery at http://localhost:${port}/`
}

/** The scenarios. If any is invalid, prints every problem and ends the process. */
async function soundScenarios(): Promise<unknown> {
  const [{ validateFixtures }, { problemLine }, { scenarios }] = await Promise.all([
    import('./validate-fixtures.ts'),
    import('../scenarios/validate/validate.ts'),
    import('#fixtures/scenarios/scenarios.ts'),
  ])
  const problems = validateFixtures()
  if (problems.length === 0) return scenarios
  process.stderr.write(`${problems.map(problemLine).join('\n')}\nThe scenarios cannot be served: put right what stands above.\n`)
  process.exit(1)
}

/** Example variables for each operation: its first example or, if it names a product, the first product in stock. */
function examples({ catalogue: index }: ContractServer) {
  const first = index.in('en-GB').index.products.find(({ card }) => card.inStock)
  return {
    ...Object.fromEntries(Object.entries(exampleVariables).map(([name, list]) => [name, list[0]?.variables ?? {}])),
    ...(first ? catalogueVariables({ sku: first.card.sku, variantId: first.card.id, slug: first.record.slug }) : {}),
  }
}

/** Stores worlds and journals in Redis; loaded only if Redis is used. */
async function redisStores(url: string, { worldBounds }: MockServerFlags, log: Log) {
  const { openRedisStores } = await import('../redis/redis-stores.ts')
  const { worlds, journal, startsAt } = await openRedisStores({ url, bounds: worldBounds, onTrouble: log.defect })
  return { worlds, journal, startsAt }
}

/** What released clients send. Loaded only if there is a release. */
async function released() {
  if (!existsSync(join(import.meta.dirname, '../../schema/released'))) return {}
  const { releasedDocuments } = await import('./released-documents.ts')
  return releasedDocuments()
}

/** The draft's schema and operations. Loaded only if there is a draft. */
async function draftOf(path: string) {
  const { openDraftFile } = await import('./draft-file.ts')
  return openDraftFile(path)
}

/** Explains why the server cannot listen. */
function giveUp(error: NodeJS.ErrnoException, { port, host }: MockServerFlags): void {
  const reason =
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop what listens there, or choose another with --port.`
      : `Cannot listen on ${host}:${port}: ${error.message}`
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

/** Finishes open requests, accepts no more, and ends within two seconds. */
function stop(listener: ReturnType<typeof createListener>): void {
  listener.close(() => process.exit(0))
  listener.closeIdleConnections()
  setTimeout(() => process.exit(0), 2000).unref()
}

/** Runs the mock server with the options from the command line and the environment. */
export async function runMockServer(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  fixtures: StartParts,
): Promise<void> {
  try {
    await start(readFlags(args, env), fixtures)
  } catch (error) {
    if (!(error instanceof FlagError || (error instanceof Error && ['RedisError', 'DraftError'].includes(error.name)))) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
