import { execute, type GraphQLSchema } from 'graphql'
import { createYoga } from 'graphql-yoga'
import type { Catalogue, StoreLocale } from '#fixtures/catalogue/record.ts'
import type { StoreContent } from '#fixtures/content/record.ts'
import { CatalogueIndex } from './contract/catalogue/catalogue-index.ts'
import { contractSchema } from './contract/executable-schema.ts'
import { type Execution, plannedExecute } from './contract/execution/planned-execute.ts'
import { type AnswerBounds, AnswerCache } from './http/answer-cache.ts'
import { arrived } from './http/connection.ts'
import { type DocumentLimits, defaultLimits } from './http/document-limits.ts'
import { FaultGate } from './http/fault-gate.ts'
import { maskError, type ReportDefect } from './http/mask-error.ts'
import { guarded } from './http/plugins/guarded.ts'
import { useAnswerCache } from './http/plugins/use-answer-cache.ts'
import { useCostLimit } from './http/plugins/use-cost-limit.ts'
import { useCrossOrigin } from './http/plugins/use-cross-origin.ts'
import { useDocumentLimits } from './http/plugins/use-document-limits.ts'
import { useEndpoints } from './http/plugins/use-endpoints.ts'
import { useErrorOrigins } from './http/plugins/use-error-origins.ts'
import { useFaults, useWire } from './http/plugins/use-faults.ts'
import { useJournal } from './http/plugins/use-journal.ts'
import { useNotFound } from './http/plugins/use-not-found.ts'
import { useRequestWorld } from './http/plugins/use-request-world.ts'
import { type TrustedDocuments, useTrustedDocuments } from './http/plugins/use-trusted-documents.ts'
import { type Wait, waitForReal } from './http/wait.ts'
import type { JournalStore } from './journal/journal-store.ts'
import { type JournalBounds, MemoryJournal } from './journal/memory-journal.ts'
import { WorldFinder } from './worlds/requests/world-finder.ts'
import { Sessions } from './worlds/sessions/sessions.ts'
import { BaseWorlds, startOfDay } from './worlds/store/bases.ts'
import { MemoryWorldStore } from './worlds/store/memory-world-store.ts'
import type { WorldBounds, WorldStore, WorldStoreMaker } from './worlds/store/world-store.ts'

/** Options of a host; all but the catalogue have defaults. */
export type ServerOptions = {
  catalogue: Catalogue
  /** The clock of ordinary sessions and of eviction, milliseconds. */
  now?: () => number
  /** Creates session tokens. */
  newToken?: () => string
  /** Where worlds are stored; default: in memory. */
  worlds?: WorldStoreMaker
  /** The start day of ordinary sessions, milliseconds. Default: the current day of the host's clock. */
  startsAt?: number
  worldBounds?: Partial<WorldBounds>
  /** Where journals are stored; default: in memory, within these limits. */
  journal?: JournalStore
  journalBounds?: Partial<JournalBounds>
  /** Measures response times, milliseconds from any start. Default: the host's clock if given, otherwise a more precise one. */
  stopwatch?: () => number
  /** How faults wait. */
  wait?: Wait
  limits?: Partial<DocumentLimits>
  /** What executes operations; default: `planned`. `graphql-js` is slower, with the same answers. */
  execution?: Execution
  /** Limits of the answer cache. */
  answerBounds?: AnswerBounds
  /** Maximum number of values in an answer. */
  maxValues?: number
  /** Maximum body size, bytes. */
  maxBody?: number
  /** Origin of the payment provider's pages; default: that of each request. */
  providerOrigin?: string
  /** Origins that may send mutations besides the server's own; the first is the shop's, which payments lead back to. */
  allowedOrigins?: readonly string[]
  trusted?: TrustedDocuments
  /** Only trusted documents are answered. */
  isLocked?: boolean
  /** Another schema for the same contract, such as a draft's. */
  schema?: GraphQLSchema
  /** Called with defects, which answers never describe. */
  onDefect?: ReportDefect
}

/** The contract behind fetch, shared by all hosts. */
export type ContractServer = {
  fetch: (request: Request) => Promise<Response>
  /** The same for a Node server's `request` event. */
  listener: ReturnType<typeof createYoga>
  worlds: WorldStore
  journal: JournalStore
  /** Operations on sessions from outside. */
  sessions: Sessions
  catalogue: CatalogueIndex
  /** Shows content to everybody who has not selected a state, until the server stops. */
  publishContent: (store: StoreLocale, content: Partial<StoreContent>) => void
  /** What was published in a store. */
  publishedContent: (store: StoreLocale) => Readonly<Partial<StoreContent>>
  /** How many answers were computed, and how many came from the cache. */
  answered: () => { computed: number; repeated: number }
  answersKept: () => number
}

/** Origins trusted by default: the shop and Storybook on a developer's machine. */
export const localOrigins: readonly string[] = [3000, 6006].flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`])

/** Creates the server. It reads no clock, file or environment except through its options. */
export function createContractServer(options: ServerOptions): ContractServer {
  const now = options.now ?? Date.now
  const bases = new BaseWorlds(options.startsAt ?? startOfDay(now()))
  const journal = options.journal ?? new MemoryJournal(options.journalBounds)
  const onForgotten = (key: string): void => void journal.clear(key)
  const storeParts = { bases, now, bounds: options.worldBounds ?? {}, onForgotten }
  const worlds = options.worlds?.(storeParts) ?? new MemoryWorldStore(storeParts)
  const catalogue = new CatalogueIndex(options.catalogue)
  const host = { worlds, bases, now, newToken: options.newToken ?? (() => crypto.randomUUID()) }
  const visits = new WorldFinder(host)
  const answers = new AnswerCache(options.answerBounds)
  const stopwatch = options.stopwatch ?? options.now ?? (() => performance.now())
  const schema = options.schema ?? contractSchema
  const gate = new FaultGate({ schema, visits, wait: options.wait ?? waitForReal })
  const allowedOrigins = options.allowedOrigins ?? localOrigins
  const report = options.onDefect ?? (() => undefined)
  const yoga = createYoga({
    schema,
    logging: false,
    landingPage: false,
    graphiql: false,
    healthCheckEndpoint: '/health/yoga',
    maxRequestBodySize: false,
    multipart: false,
    cors: false,
    maskedErrors: { maskError },
    plugins: [
      useCrossOrigin(allowedOrigins),
      useRequestWorld({
        visits,
        catalogue,
        // Plans are made for the contract: a draft's fields may answer later, at any depth.
        execute: options.execution === 'graphql-js' || schema !== contractSchema ? execute : plannedExecute(),
        shopOrigins: allowedOrigins,
        providerOrigin: options.providerOrigin,
      }),
      useAnswerCache(answers, options.maxBody ?? 100_000),
      useTrustedDocuments(options.trusted, options.isLocked ?? false),
      useFaults(gate),
      useDocumentLimits({ ...defaultLimits, ...options.limits }),
      useCostLimit(options.maxValues ?? 30_000),
      useErrorOrigins(report),
      useJournal({ journal, now, stopwatch }),
      useWire(gate),
      useEndpoints({ visits, gate, catalogue, allowedOrigins, report }),
      useNotFound(),
    ].map((plugin) => guarded(plugin, report)),
  })
  const ask = async (request: Request): Promise<Response> => arrived(await yoga.fetch(request))
  const bodies = new Map(Object.values(options.trusted ?? {}).map(({ name, body }) => [name, body]))
  return {
    fetch: ask,
    sessions: new Sessions({ host, journal, catalogue, ask, documentOf: (name) => bodies.get(name) }),
    listener: yoga,
    worlds,
    journal,
    catalogue,
    publishContent: (store, content) => visits.publish(store, content),
    publishedContent: (store) => visits.published(store).content,
    answered: () => answers.served,
    answersKept: () => answers.size,
  }
}
