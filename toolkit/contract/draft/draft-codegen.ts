import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { Kind, print } from 'graphql'
import { withoutClientDirectives } from '../../codegen/client-directives.ts'
import { strictSchema } from '../../codegen/semantic-non-null.ts'
import { invalidOperations } from '../check/validity.ts'
import { ContractError, count, type Outcome } from '../report.ts'
import { contractWith } from './drafted-contract.ts'

/** Where the code of a draft goes, relative to the root: generated and never committed. */
const DRAFTS_FOLDER = 'operations/__generated__/drafts'

/**
 * Writes what `npm run codegen` would write if the draft were the contract: `schema.graphql`, `types.ts` with every type, and `operations.ts` with typed
 * documents, to a folder of the draft's name or to `out`. Throws `ContractError` for a draft at fault.
 */
export async function draftCodegen(
  root: string,
  { draft, out }: { draft?: string | undefined; out?: string | undefined },
): Promise<Outcome> {
  if (draft === undefined) return { ok: false, text: 'Say which draft: --draft proposal.graphql. The contract itself: npm run codegen.' }
  const contract = contractWith(root, draft)
  const invalid = invalidOperations(contract)
  if (invalid.length > 0)
    throw new ContractError(
      invalid.map(({ message, ...at }) => ({ ...at, message: `${message} Write into the draft what it would ask instead.` })),
    )
  const folder = out ?? join(DRAFTS_FOLDER, basename(draft, '.graphql'))
  const target = resolve(root, folder)
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, 'schema.graphql'), contract.sdl)
  const nodes = [...contract.operations, ...contract.fragments].map(({ node }) => node)
  const documents = print(withoutClientDirectives({ kind: Kind.DOCUMENT, definitions: nodes }))
  // Loaded here, because it takes a second.
  const { generate } = await import('@graphql-codegen/cli')
  const scalars = { MinorUnits: 'number', MajorUnits: 'number', JsonObject: 'Record<string, unknown>' }
  const config = { enumsAsTypes: true, useTypeImports: true, scalars }
  const schema = print(strictSchema(contract.schemaDocument))
  await generate(
    {
      errorsOnly: true,
      silent: true,
      noSilentErrors: true,
      schema,
      generates: {
        [join(target, 'types.ts')]: { plugins: ['typescript'], config },
        [join(target, 'operations.ts')]: { documents, plugins: ['typescript-operations', 'typed-document-node'], config },
      },
    },
    true,
  )
  return { ok: true, text: `Wrote ${count(contract.operations.length, 'typed operation')} and every type of the draft to ${folder}/.` }
}
