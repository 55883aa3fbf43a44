import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type ASTNode,
  buildASTSchema,
  concatAST,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  Source,
  validateSchema,
} from 'graphql'
import { validateSDL } from 'graphql/validation/validate.js'
import { withoutClientDirectives } from '../codegen/client-directives.ts'
import { flatten } from './flatten.ts'
import { ContractError, type ContractProblem } from './report.ts'
import { spreadFragments } from './spread-fragments.ts'

/** The project's root folder, independent of the working directory. */
export const PROJECT_ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Paths of the agreed contract, relative to the root: the schema, and the operations with their policies. */
export const AGREED_FILE = 'schema/agreed.graphql'
export const AGREED_OPERATIONS_FILE = 'operations/agreed.graphql'

/** A text and the file it came from, relative to the root. */
export type ContractFile = { file: string; text: string }

/** One operation. `document` is what is sent: the operation and the fragments it uses, without client directives. */
export type Operation = { name: string; file: string; line: number; node: OperationDefinitionNode; document: DocumentNode }

/** One fragment as written in its file. */
type Fragment = { name: string; file: string; line: number; node: FragmentDefinitionNode }

/** The loaded contract. `sdl` is the schema as one sorted text; `clientDirectives` are directives that only the browser reads. */
export type Contract = {
  schemaDocument: DocumentNode
  schema: GraphQLSchema
  sdl: string
  clientDirectives: DocumentNode
  operations: readonly Operation[]
  fragments: readonly Fragment[]
}

/** The folder of the events: a contract of their own, which `events/load-events.ts` reads. */
const EVENTS = 'schema/events/'

/** The files of `schema/` (without the events) and of `operations/`, without the agreed baselines, in a stable order. */
function contractFiles(root = PROJECT_ROOT): { schema: ContractFile[]; operations: ContractFile[] } {
  const read = (pattern: string): ContractFile[] =>
    globSync(pattern, { cwd: root, exclude: (name) => name === '__generated__' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file !== AGREED_FILE && file !== AGREED_OPERATIONS_FILE && !file.startsWith(EVENTS))
      .sort()
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  return { schema: read('schema/**/*.graphql'), operations: read('operations/**/*.graphql') }
}

/** Reads the contract from disk. Throws `ContractError` with every syntax and schema error, each with its file and line. */
export function loadContract(root = PROJECT_ROOT): Contract {
  return contractOf(contractFiles(root))
}

/** Like `loadContract`, from texts in memory. Definitions (not operations) in an operation file are taken as client directives. */
export function contractOf(files: { schema: readonly ContractFile[]; operations: readonly ContractFile[] }): Contract {
  const problems: ContractProblem[] = []
  const schemaDocument = parseAll(files.schema, problems)
  const asked = parseAll(files.operations, problems)
  if (files.schema.length === 0) problems.push({ file: 'schema/', line: 0, message: 'holds no .graphql file' })
  if (problems.length > 0) throw new ContractError(problems)

  const schema = buildSchema(schemaDocument)
  const all = asked.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
  return {
    schemaDocument,
    schema,
    sdl: flatten(schemaDocument),
    clientDirectives: clientDirectivesIn(asked),
    operations: operationsIn(asked),
    fragments: all.map((node) => ({ ...standing(node), node })),
  }
}

/** What a document defines beside operations and fragments: directives that only the browser reads, and their types. */
export function clientDirectivesIn({ definitions }: DocumentNode): DocumentNode {
  return { kind: Kind.DOCUMENT, definitions: definitions.filter(isNotExecutable) }
}

/** The operations of a document, each with the fragments that it uses. */
export function operationsIn({ definitions }: DocumentNode): Operation[] {
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
  return definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .map((node) => ({ ...standing(node), node, document: withoutClientDirectives(spreadFragments(node, fragments)) }))
}

/** Source position of a node: the line of its name, since a definition starts with its description. */
export function locate(node: ASTNode | null | undefined): { file: string; line: number } {
  const name = node && 'name' in node ? node.name : undefined
  const loc = (name && 'loc' in name ? name.loc : undefined) ?? node?.loc
  return { file: loc?.source.name ?? 'schema/', line: loc?.startToken.line ?? 0 }
}

/** A GraphQL error as a problem at its first node or position. */
export function problemOf(error: GraphQLError): ContractProblem {
  const at = error.nodes?.[0]
  if (at?.loc) return { ...locate(at), message: error.message }
  return { file: error.source?.name ?? 'schema/', line: error.locations?.[0]?.line ?? 0, message: error.message }
}

function parseAll(files: readonly ContractFile[], problems: ContractProblem[]): DocumentNode {
  const documents = files.flatMap(({ file, text }) => {
    try {
      return [parse(new Source(text, file))]
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error
      // A file with only comments looks empty to a person but is a syntax error to the parser.
      problems.push(text.replaceAll(/#.*/g, '').trim() === '' ? { file, line: 0, message: 'is empty' } : problemOf(error))
      return []
    }
  })
  return concatAST(documents)
}

function buildSchema(document: DocumentNode): GraphQLSchema {
  // buildASTSchema throws one text without positions; validateSDL reports the same errors with positions.
  const faults = validateSDL(document)
  if (faults.length > 0) throw new ContractError(faults.map(problemOf))
  const schema = buildASTSchema(document, { assumeValidSDL: true })
  const errors = validateSchema(schema)
  if (errors.length > 0) throw new ContractError(errors.map(problemOf))
  return schema
}

function standing(node: OperationDefinitionNode | FragmentDefinitionNode): { name: string; file: string; line: number } {
  return { name: node.name?.value ?? '(anonymous)', ...locate(node) }
}

function isNotExecutable({ kind }: DefinitionNode): boolean {
  return kind !== Kind.OPERATION_DEFINITION && kind !== Kind.FRAGMENT_DEFINITION
}
