import {
  type DocumentNode,
  type GraphQLNamedType,
  getNamedType,
  getOperationAST,
  isAbstractType,
  isObjectType,
  Kind,
  parse,
  print,
} from 'graphql'
import { catalogue } from '#fixtures/catalogue/catalogue.ts'
import manifest from '#operations/__generated__/manifest.json' with { type: 'json' }
import { sessionRequirements } from '#schema/__generated__/session-requirements.ts'
import type { Problem, RequiredSession } from '#schema/__generated__/types.ts'
import { contractSchema } from './contract/executable-schema.ts'
import { awaitCall } from './journal/await-call.ts'
import type { ExpectedVariables } from './journal/expect-call.ts'
import type { JournalEntry } from './journal/journal-store.ts'
import { SCENARIO_START } from './scenarios/scenario-clock.ts'
import { type ContractServer, createContractServer, type ServerOptions } from './yoga.ts'

export { contractSchema as contractShape } from './contract/executable-schema.ts'
export { draftSchema } from './drafts/draft-schema.ts'
export { NOT_JSON } from './http/where-to-look.ts'
export { explainMiss, matchCall, nearestCall } from './journal/expect-call.ts'
export type { JournalEntry } from './journal/journal-store.ts'
export { scenarioNames } from './scenarios/registry.ts'

/** A document typed with its data and variables. */
type TypedDocument<Data, Variables> = DocumentNode & { __apiType?: (variables: Variables) => Data }

/** An operation and the world to run it in. */
type OperationRequest<Data = Record<string, unknown>, Variables = Record<string, unknown>> = {
  document: string | TypedDocument<Data, Variables>
  variables?: Variables
  scenario?: string
  world?: string
  store?: 'en-GB' | 'en-US'
  headers?: Readonly<Record<string, string>>
}

/** An error in an answer. */
type AnsweredError = { message: string; path?: readonly (string | number)[]; extensions?: { code?: string; problems?: readonly Problem[] } }

/** An operation's answer. */
export type OperationAnswer<Data = Record<string, unknown>> = {
  data: Data | null
  errors: readonly AnsweredError[]
  status: number
  setCookie: string | null
}

/** A server whose clock and tokens are controlled by a test. */
export type TestServer = ContractServer & {
  execute: <Data, Variables>(question: OperationRequest<Data, Variables>) => Promise<OperationAnswer<Data>>
  /** A call that a session made, or makes within some milliseconds, with at least these variables; otherwise an error that lists the calls made instead. */
  expectCalled: (key: string, operation: string, expected?: ExpectedVariables, within?: number) => Promise<JournalEntry>
  operation: (name: string) => string
  trusted: typeof trustedDocuments
}

const trustedDocuments = manifest as Readonly<Record<string, { name: string; kind: string; body: string }>>
const bodies = new Map(Object.values(trustedDocuments).map(({ name, body }) => [name, body]))

/** The text of an operation in the manifest, as the shop sends it. */
export function operation(name: string): string {
  const body = bodies.get(name)
  if (body === undefined) throw new Error(`No operation ${name} in the manifest. There are: ${[...bodies.keys()].join(', ')}.`)
  return body
}

/** Every operation in the manifest: its name and kind. */
export function operations(): { name: string; kind: string }[] {
  return Object.values(trustedDocuments).map(({ name, kind }) => ({ name, kind }))
}

/** The coordinates of the root fields that an operation asks for. */
export function rootCoordinates(name: string): string[] {
  const node = getOperationAST(parse(operation(name)), name)
  const root = node && contractSchema.getRootType(node.operation)
  return (node?.selectionSet.selections ?? []).flatMap((field) => (field.kind === Kind.FIELD ? [`${root?.name}.${field.name.value}`] : []))
}

/** The strictest session required by the operation's fields according to `@requires`; undefined: none is required. */
export function requiredSession(name: string): RequiredSession | undefined {
  const required = rootCoordinates(name).map((coordinate) => sessionRequirements[coordinate])
  return (['LOGGED_IN', 'ANY'] as const).find((session) => required.includes(session))
}

/** Creates a server with the shop's catalogue. Its clock is frozen and its tokens are numbered, unless the options say otherwise. */
export function createTestServer(options: Partial<ServerOptions> = {}): TestServer {
  let tokens = 0
  const newToken = (): string => `test-token-${++tokens}`
  const server = createContractServer({
    catalogue,
    now: () => SCENARIO_START,
    newToken,
    trusted: trustedDocuments,
    allowedOrigins: ['http://localhost:3000'],
    ...options,
  })
  return {
    ...server,
    operation,
    trusted: trustedDocuments,
    execute: (question) => execute(server, question),
    expectCalled: (key, operationName, expected, within) => awaitCall(server.journal, { key, operation: operationName, expected, within }),
  }
}

async function execute<Data, Variables>(
  server: ContractServer,
  question: OperationRequest<Data, Variables>,
): Promise<OperationAnswer<Data>> {
  const { document, variables, scenario, world, store, headers } = question
  const query = typeof document === 'string' ? document : print(document)
  const chosen = { ...(scenario && { 'x-scenario': scenario }), ...(world && { 'x-world': world }), ...(store && { 'x-store': store }) }
  const response = await server.fetch(
    new Request('http://contract.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...chosen, ...headers },
      body: JSON.stringify({ query, variables }),
    }),
  )
  const { data = null, errors = [] } = (await response.json()) as { data?: Data | null; errors?: AnsweredError[] }
  return { data, errors, status: response.status, setCookie: response.headers.get('set-cookie') }
}

let shared: TestServer | undefined
let worldsOpened = 0

/** Runs an operation in-process, through the same server as every host. Each request has its own scenario world unless it names one. */
export function executeInWorld<Data, Variables>(question: OperationRequest<Data, Variables>): Promise<OperationAnswer<Data>> {
  shared ??= createTestServer({ wait: () => Promise.resolve() })
  return shared.execute(question.scenario === undefined ? question : { world: `own-${++worldsOpened}`, ...question })
}

/** Types that can be reached from resolved fields. */
function reachableTypes(): Set<GraphQLNamedType> {
  const found = new Set<GraphQLNamedType>()
  const follow = (type: GraphQLNamedType): void => {
    if (found.has(type)) return
    found.add(type)
    if (isAbstractType(type)) contractSchema.getPossibleTypes(type).forEach(follow)
    if (isObjectType(type)) for (const field of Object.values(type.getFields())) follow(getNamedType(field.type))
  }
  for (const field of rootFields()) if (field.isResolved) follow(field.type)
  return found
}

function rootFields(): { coordinate: string; isResolved: boolean; type: GraphQLNamedType }[] {
  const roots = [contractSchema.getQueryType(), contractSchema.getMutationType()].filter((type) => type !== undefined && type !== null)
  return roots.flatMap((root) =>
    Object.values(root.getFields()).map((field) => ({
      coordinate: `${root.name}.${field.name}`,
      isResolved: field.resolve !== undefined,
      type: getNamedType(field.type),
    })),
  )
}

/**
 * Schema coordinates that nothing resolves yet: root fields without a resolver, and every field of the types that only they lead to. Objects
 * returned by a resolver are complete by their type, so nothing else can be missing.
 */
export function unresolvedFields(): string[] {
  const reachable = reachableTypes()
  const roots = rootFields().filter(({ isResolved }) => !isResolved)
  const lost = Object.values(contractSchema.getTypeMap()).filter(
    (type) => isObjectType(type) && !type.name.startsWith('__') && !['Query', 'Mutation'].includes(type.name) && !reachable.has(type),
  )
  const fields = lost.flatMap((type) => (isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : []))
  return [...roots.map(({ coordinate }) => coordinate), ...fields].sort()
}
