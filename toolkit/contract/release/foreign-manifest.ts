import { createHash } from 'node:crypto'
import { GraphQLError, Kind, parse, Source } from 'graphql'
import { z } from 'zod'
import { ContractError, type ContractProblem } from '../report.ts'
import { jsonOf, type ReleasedOperation } from './release-file.ts'

/** Documents by hash: `{ "<sha256>": "query …" }`, as Relay and graphql-codegen write them, or our own `{ name, kind, body }`. */
const byHash = z.record(z.string(), z.union([z.string(), z.looseObject({ body: z.string() })]))

/** Apollo's persisted query manifest. */
const apolloManifest = z.looseObject({
  format: z.literal('apollo-persisted-query-manifest'),
  version: z.literal(1, 'this version of the manifest is not known: only version 1 is'),
  operations: z.array(z.looseObject({ id: z.string(), body: z.string() })),
})

const SHA_256 = /^(?:sha256:)?([0-9a-f]{64})$/i

/**
 * The operations of another team's manifest of persisted documents, by the hash of their text. Takes documents by hash, and Apollo's manifest. Throws
 * `ContractError` for another format or version, a text that is no single named operation, and a hash that is not the text's.
 */
export function foreignOperations(file: string, text: string): Record<string, ReleasedOperation> {
  const problems: ContractProblem[] = []
  const entries = documentsOf(file, text).flatMap(([id, body]) => {
    const operation = operationOf(file, id, body, problems)
    return operation ? [[createHash('sha256').update(body).digest('hex'), operation] as const] : []
  })
  if (entries.length === 0 && problems.length === 0) problems.push({ file, line: 0, message: 'holds no operation' })
  if (problems.length > 0) throw new ContractError(problems)
  return Object.fromEntries(entries)
}

function documentsOf(file: string, text: string): [id: string, body: string][] {
  const value = jsonOf(file, text)
  const isApollo = typeof value === 'object' && value !== null && 'format' in value
  const parsed = isApollo ? apolloManifest.safeParse(value) : byHash.safeParse(value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const what = `${issue?.path.join('.') || 'the file'}: ${issue?.message}`
    throw new ContractError([{ file, line: 0, message: `is no manifest of persisted documents: ${what}` }])
  }
  const data = parsed.data as z.infer<typeof apolloManifest> | z.infer<typeof byHash>
  if (isApollo) return (data as z.infer<typeof apolloManifest>).operations.map(({ id, body }) => [id, body])
  return Object.entries(data as z.infer<typeof byHash>).map(([id, entry]) => [id, typeof entry === 'string' ? entry : entry.body])
}

function operationOf(file: string, id: string, body: string, problems: ContractProblem[]): ReleasedOperation | undefined {
  const [, hash] = SHA_256.exec(id) ?? []
  if (hash && hash.toLowerCase() !== createHash('sha256').update(body).digest('hex')) {
    problems.push({ file, line: 0, message: `the text under ${id.slice(0, 19)}… has another hash: it was changed after it was written` })
    return undefined
  }
  try {
    const nodes = parse(new Source(body, file)).definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    const [node] = nodes
    if (node?.name && nodes.length === 1) return { name: node.name.value, kind: node.operation, policy: null, body }
    problems.push({
      file,
      line: 0,
      message: `the text under ${id.slice(0, 19)} holds ${nodes.length} operations: one with a name is wanted`,
    })
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    problems.push({ file, line: 0, message: `the text under ${id.slice(0, 19)}: ${error.message}` })
  }
  return undefined
}
