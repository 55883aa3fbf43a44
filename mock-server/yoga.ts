import type { GraphQLSchema } from 'graphql'
import { createYoga } from 'graphql-yoga'
import type { Catalogue } from '#fixtures/catalogue/record.ts'
import { CatalogueIndex } from './contract/catalogue/catalogue-index.ts'
import { contractSchema } from './contract/executable-schema.ts'
import { type AnswerBounds, AnswerCache } from './http/answer-cache.ts'
import { type DocumentLimits, defaultLimits } from './http/document-limits.ts'
import { maskError } from './http/mask-error.ts'
import { useAnswers } from './http/use-answers.ts'
import { useCostLimit } from './http/use-cost-limit.ts'
import { useDocumentLimits } from './http/use-document-limits.ts'
import { useEdge } from './http/use-edge.ts'
import { type TrustedDocuments, useTrustedDocuments } from './http/use-trusted-documents.ts'
import { useVisit } from './http/use-visit.ts'
import { MemoryWorldStore, type WorldBounds } from './worlds/memory-world-store.ts'
import { Visits } from './worlds/visits.ts'
import type { WorldStore } from './worlds/world-store.ts'

/** What a host decides; everything but the catalogue has a default. */
export type ServerOptions = {
  catalogue: Catalogue
  /** The clock of ordinary visits and of forgetting, milliseconds. */
  now?: () => number
  /** Makes session tokens. */
  newToken?: () => string
  worlds?: WorldStore
  worldBounds?: Partial<WorldBounds>
  limits?: Partial<DocumentLimits>
  /** False: everything is executed by the reference executor, slower and with the same answers. */
  isPlanned?: boolean
  /** How many answers are kept to be given again. */
  answerBounds?: AnswerBounds
  /** Most values that an answer may hold. */
  maxValues?: number
  /** Largest body, bytes. */
  maxBody?: number
  /** Sites that may send mutations besides the server's own. */
  allowedOrigins?: readonly string[]
  trusted?: TrustedDocuments
  /** Only trusted documents are answered. */
  isLocked?: boolean
  /** Another schema over the same contract, as a draft's. */
  schema?: GraphQLSchema
  /** Told of defects, which answers never describe. */
  onDefect?: (error: unknown) => void
}

/** The contract behind fetch: what every host shares. */
export type ContractServer = {
  fetch: (request: Request) => Promise<Response>
  /** The same for a Node server's `request` event. */
  listener: ReturnType<typeof createYoga>
  worlds: WorldStore
  catalogue: CatalogueIndex
  /** How many answers were computed, and how many given again. */
  answered: () => { computed: number; repeated: number }
  answersKept: () => number
}

/** Sites that are trusted while nobody says otherwise: the shop and Storybook on a developer's machine. */
const localOrigins = [3000, 6006].flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`])

/** Makes the server. It reads no clock, no file and no environment but what its options bring. */
export function createContractServer(options: ServerOptions): ContractServer {
  const now = options.now ?? Date.now
  const worlds = options.worlds ?? new MemoryWorldStore(now, options.worldBounds)
  const catalogue = new CatalogueIndex(options.catalogue)
  const visits = new Visits({ worlds, now, newToken: options.newToken ?? (() => crypto.randomUUID()) })
  const answers = new AnswerCache(options.answerBounds)
  const yoga = createYoga({
    schema: options.schema ?? contractSchema,
    logging: false,
    landingPage: false,
    graphiql: false,
    healthCheckEndpoint: '/health/yoga',
    maxRequestBodySize: false,
    multipart: false,
    cors: false,
    maskedErrors: { maskError: maskError(options.onDefect) },
    plugins: [
      useEdge(options.allowedOrigins ?? localOrigins),
      useVisit({ visits, catalogue, now, isPlanned: options.isPlanned ?? true }),
      useAnswers(answers, options.maxBody ?? 100_000),
      useTrustedDocuments(options.trusted, options.isLocked ?? false),
      useDocumentLimits({ ...defaultLimits, ...options.limits }),
      useCostLimit(options.maxValues ?? 30_000),
    ],
  })
  return {
    fetch: async (request) => yoga.fetch(request),
    listener: yoga,
    worlds,
    catalogue,
    answered: () => answers.served,
    answersKept: () => answers.size,
  }
}
