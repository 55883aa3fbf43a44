import { buildASTSchema, parse, resolveSchemaCoordinate } from 'graphql'
import { type AgreedContract, type ReadFile, readAgreed, treeReader } from '../agree/agreed-contract.ts'
import { allOpenPoints, type OpenPoint, openPointChanges, openPoints } from '../check/open-points.ts'
import { AGREED_OPERATIONS_FILE, type Contract } from '../load.ts'
import { AS_AGREED, type AskedOperation, askedOperations, type Client, releasedClients, THIS_TREE } from '../release/asked-operations.ts'
import { readReleases } from '../release/release-file.ts'
import { contractChanges, worstFirst } from './changes.ts'
import type { ContractChange } from './contract-change.ts'
import { operationChanges } from './operation-changes.ts'

/** Every change since the contract was agreed, and everything that any client asks: this tree, the agreed operations, and every release in use. */
export type ChangesSinceAgreed = { agreed: AgreedContract; changes: ContractChange[]; asked: AskedOperation[] }

/** What changes are measured against: the agreed contract that `read` finds, and the releases in use on a day. */
export type AgreedBaseline = { read?: ReadFile; today: string }

/** The changes since the contract was last agreed, of the schema, the operations, their policies and the open points; undefined if none was agreed yet. */
export async function changesSinceAgreed(
  root: string,
  contract: Contract,
  baseline: AgreedBaseline,
): Promise<ChangesSinceAgreed | undefined> {
  const agreed = readAgreed(root, baseline.read ?? treeReader(root))
  if (!agreed) return undefined
  const asked = askedOperations(clientsOf(root, contract, agreed, baseline.today))
  // Build both from flattened text, so that they differ in meaning only.
  const isSame = agreed.sdl === contract.sdl
  const current = isSame ? agreed.schema : buildASTSchema(parse(contract.sdl))
  const schemas = { agreed: agreed.schema, current }
  const ofSchema = isSame ? [] : await contractChanges(agreed.schema, current, asked)
  const ofOperations = agreed.operations ? operationChanges(agreed.operations, contract.operations, asked, schemas) : [firstOperations]
  const names = new Set(contract.operations.map(({ name }) => name))
  const exists = (element: string): boolean => {
    const [name = '', policy] = element.split(' @')
    if (policy !== undefined) return names.has(name)
    return element.startsWith('@') || resolveSchemaCoordinate(current, coordinateOf(element)) !== undefined
  }
  const ofPoints = openPointChanges(...pointsToCompare(agreed, contract), exists)
  return { agreed, asked, changes: worstFirst([...ofSchema, ...ofOperations, ...ofPoints].map(withoutTwins)) }
}

/** The open points of both contracts; without those of policies where the operations were never agreed. */
function pointsToCompare(agreed: AgreedContract, contract: Contract): [OpenPoint[], OpenPoint[]] {
  if (!agreed.operations) return [openPoints(agreed.document), openPoints(contract.schemaDocument)]
  const { clientDirectives = contract.clientDirectives, document, operations } = agreed
  return [allOpenPoints({ schemaDocument: document, clientDirectives, operations }), allOpenPoints(contract)]
}

/** An argument's coordinate as graphql writes it: `Query.items(first:)` for `Query.items.first`. */
function coordinateOf(element: string): string {
  const [type, field, argument] = element.split('.')
  return argument === undefined ? element : `${type}.${field}(${argument}:)`
}

/** An operation that is hit as it is now needs not be told a second time as it was agreed. */
function withoutTwins(change: ContractChange): ContractChange {
  const now = new Set(change.operations)
  const operations = change.operations.filter((name) => !(name.endsWith(` (${AS_AGREED})`) && now.has(name.split(' ')[0] ?? '')))
  return { ...change, operations }
}

function clientsOf(root: string, { operations }: Contract, { operations: agreed = [] }: AgreedContract, today: string): Client[] {
  return [
    { client: THIS_TREE, operations },
    ...releasedClients(readReleases(root), today),
    // What was agreed is asked until another agreement: a field cannot go together with its selections, unseen.
    { client: AS_AGREED, operations: agreed },
  ]
}

const firstOperations: ContractChange = {
  level: 'safe',
  kind: 'OPERATIONS_AGREED',
  element: 'operations',
  message: `The operations were never agreed: ${AGREED_OPERATIONS_FILE} is missing`,
  operations: [],
}
