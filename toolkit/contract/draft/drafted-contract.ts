import { type DefinitionNode, type FragmentDefinitionNode, Kind } from 'graphql'
import { type AppliedDraft, applyDraft, draftOperationProblems } from '#mock-server/drafts/apply-draft.ts'
import { DraftError } from '#mock-server/drafts/draft-error.ts'
import { readDraftFile } from '#mock-server/host/read-draft-file.ts'
import { flatten } from '../flatten.ts'
import { type Contract, loadContract, operationsIn } from '../load.ts'
import { ContractError } from '../report.ts'

/** The contract below the root, or the same with a draft applied to it. Throws `ContractError` for a draft at fault, one line a problem. */
export function contractWith(root: string, draft: string | undefined): Contract {
  const contract = loadContract(root)
  return draft === undefined ? contract : drafted(contract, draft)
}

function drafted(contract: Contract, path: string): Contract {
  try {
    const applied = applyDraft(contract.schemaDocument, readDraftFile(path))
    const problems = draftOperationProblems(
      applied,
      path,
      contract.fragments.map(({ node }) => node),
    )
    if (problems.length > 0) throw new DraftError(problems)
    return merged(contract, applied)
  } catch (error) {
    if (!(error instanceof DraftError)) throw error
    throw new ContractError(
      error.problems.map(({ file, line, column, message }) => ({ file: line > 0 ? `${file}:${line}:${column}` : file, line: 0, message })),
    )
  }
}

/** The draft's operations and fragments take the place of those of their name. */
function merged(contract: Contract, { document, schema, operations }: AppliedDraft): Contract {
  const own = new Set(operations.map(({ name }) => name?.value))
  const kept = [...contract.operations, ...contract.fragments].map(({ node }) => node).filter(({ name }) => !own.has(name?.value))
  const definitions: DefinitionNode[] = [...kept, ...operations]
  const all = operationsIn({ kind: Kind.DOCUMENT, definitions })
  return {
    ...contract,
    schemaDocument: document,
    schema,
    sdl: flatten(document),
    operations: all,
    fragments: definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => ({ name: node.name.value, file: node.loc?.source.name ?? '', line: node.loc?.startToken.line ?? 0, node })),
  }
}
