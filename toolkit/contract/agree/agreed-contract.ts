import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildASTSchema, type DocumentNode, GraphQLError, type GraphQLSchema, Kind, parse, print, Source } from 'graphql'
import { AGREED_FILE, AGREED_OPERATIONS_FILE, type Contract, clientDirectivesIn, type Operation, operationsIn, problemOf } from '../load.ts'
import { ContractError } from '../report.ts'
import { didYouMean } from '../words.ts'

/**
 * The agreed contract. `operations` is undefined where only the schema was ever agreed; `clientDirectives`, by whose defaults a policy is open, where the
 * operations were agreed without them.
 */
export type AgreedContract = {
  /** The schema's text, without the header of its file. */
  sdl: string
  document: DocumentNode
  schema: GraphQLSchema
  operations: readonly Operation[] | undefined
  clientDirectives: DocumentNode | undefined
}

/** Reads a file below the project's root; undefined: there is none. */
export type ReadFile = (file: string) => string | undefined

const OPERATIONS_HEADER = '# The agreed operations, with their policies. Written by `npm run contract -- agree`; never edited by hand.\n\n'

/** Reads the files of the working tree. */
export function treeReader(root: string): ReadFile {
  return (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined)
}

/** Reads the files of a commit or branch. Throws `ContractError` when git knows no such commit. */
export function commitReader(root: string, base: string): ReadFile {
  const git = (...words: string[]): string | undefined => {
    try {
      return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64 * 1024 * 1024 })
    } catch {
      return undefined
    }
  }
  const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${base}^{commit}`)?.trim()
  if (!commit) {
    const names = git('for-each-ref', '--format=%(refname:short)')?.split('\n').filter(Boolean) ?? []
    const message = `is no commit or branch of this repository.${didYouMean(base, names)}`
    throw new ContractError([{ file: `--base ${base}`, line: 0, message }])
  }
  const prefix = git('rev-parse', '--show-prefix')?.trim() ?? ''
  return (file) => git('show', `${commit}:${prefix}${file}`)
}

/** The agreed contract; undefined if none was agreed yet. Throws `ContractError` when it cannot be read. */
export function readAgreed(root: string, read: ReadFile = treeReader(root)): AgreedContract | undefined {
  const schemaText = read(AGREED_FILE)
  if (schemaText === undefined) return undefined
  const operationsText = read(AGREED_OPERATIONS_FILE)
  try {
    const document = parse(new Source(schemaText, AGREED_FILE))
    const asked = operationsText === undefined ? undefined : parse(new Source(operationsText, AGREED_OPERATIONS_FILE))
    const directives = asked && clientDirectivesIn(asked)
    return {
      sdl: schemaText.replace(/^(?:#.*\n)*\n/, ''),
      document,
      schema: buildASTSchema(document),
      operations: asked && operationsIn(asked),
      clientDirectives: directives?.definitions.length === 0 ? undefined : directives,
    }
  } catch (error) {
    if (error instanceof GraphQLError) throw new ContractError([problemOf(error)])
    throw error
  }
}

/** The text of `operations/agreed.graphql`: the client directives, then operations and fragments by name, with their policies. */
export function agreedOperationsText({
  clientDirectives,
  operations,
  fragments,
}: Pick<Contract, 'clientDirectives' | 'operations' | 'fragments'>): string {
  const asked = [...operations, ...fragments].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)).map(({ node }) => node)
  const definitions = [...clientDirectives.definitions, ...asked]
  return `${OPERATIONS_HEADER}${definitions.length > 0 ? `${print({ kind: Kind.DOCUMENT, definitions })}\n` : ''}`
}
