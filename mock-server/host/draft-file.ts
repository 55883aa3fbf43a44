import { createHash } from 'node:crypto'
import { type FragmentDefinitionNode, type GraphQLSchema, Kind, type OperationDefinitionNode, parse, print, visit } from 'graphql'
import manifest from '#operations/__generated__/manifest.json' with { type: 'json' }
import { draftOperationProblems } from '../drafts/apply-draft.ts'
import { DraftError } from '../drafts/draft-error.ts'
import { openDraft } from '../drafts/draft-schema.ts'
import { knowOperations } from '../scenarios/library.ts'
import { readDraftFile } from './read-draft-file.ts'

/** Directives of the shop's operations that only a browser reads. */
const CLIENT_DIRECTIVES = ['session', 'fetchPolicy', 'retry']

/** A draft as it is served: its schema, and its own operations by the hash of their text. */
export type ServedDraft = { schema: GraphQLSchema; operations: Readonly<Record<string, { name: string; kind: string; body: string }>> }

/** Opens the draft of a file. Its operations can be asked by hash and can have faults. Throws `DraftError`. */
export function openDraftFile(path: string): ServedDraft {
  const source = readDraftFile(path)
  const { applied, schema } = openDraft(source)
  const shared = Object.values(manifest).flatMap(({ body }) =>
    parse(body).definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION),
  )
  const fragments = [...new Map(shared.map((node) => [node.name.value, node])).values()]
  const problems = draftOperationProblems(applied, path, fragments)
  if (problems.length > 0) throw new DraftError(problems)
  const own = applied.operations.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  const all = [...fragments, ...applied.operations.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)]
  const operations = Object.fromEntries(own.map((node) => trusted(node, all)))
  knowOperations(Object.values(operations).map(({ name }) => name))
  return { schema, operations }
}

function trusted(node: OperationDefinitionNode, fragments: readonly FragmentDefinitionNode[]) {
  const used = fragmentsOf(node, new Map(fragments.map((one) => [one.name.value, one])))
  const sent = visit({ kind: Kind.DOCUMENT, definitions: [node, ...used] } as const, {
    Directive: ({ name }) => (CLIENT_DIRECTIVES.includes(name.value) ? null : undefined),
  })
  const body = print(sent)
  const entry = { name: node.name?.value ?? '', kind: node.operation as string, body }
  return [createHash('sha256').update(body).digest('hex'), entry] as const
}

function fragmentsOf(root: OperationDefinitionNode, all: ReadonlyMap<string, FragmentDefinitionNode>): Set<FragmentDefinitionNode> {
  const found = new Set<FragmentDefinitionNode>()
  const follow = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread: ({ name }) => {
        const fragment = all.get(name.value)
        if (!fragment || found.has(fragment)) return
        found.add(fragment)
        follow(fragment)
      },
    })
  }
  follow(root)
  return found
}
