import { type GraphQLSchema, getNamedType, isInterfaceType, isObjectType, Kind, visit } from 'graphql'
import type { ContractChange } from '../changes/contract-change.ts'
import { elementName } from '../check/open-points.ts'
import { AGREED_FILE, AGREED_OPERATIONS_FILE, type Contract, locate, type Operation } from '../load.ts'
import { RELEASES_FOLDER } from '../release/release-file.ts'

/** Where an element or an operation stands: its file relative to the root, and its line. */
type ElementPlace = { file: string; line: number }

/** The domain of what belongs to none. */
const NO_DOMAIN = 'shared'

/** Looks up where the changed element stands, and which domain it belongs to. */
export type Domains = {
  /** The element's own place; of a renamed one that of its new name; of a removed one that of its type, or of the first operation that notices it. */
  placeOf: (change: ContractChange) => ElementPlace | undefined
  /** The domain of a change, as `basket`. */
  domainOf: (change: ContractChange) => string
  /** The file that says whose the change is, relative to the root. */
  fileOf: (change: ContractChange) => string
}

/** The domain of a file of the contract: the name of its folder in `schema/` or `operations/`, or of the file itself. */
export function domainOfFile(file: string): string {
  const [, domain = NO_DOMAIN] = /^(?:schema|operations)\/([^/]+?)(?:\.graphql)?(?:\/|$)/.exec(file) ?? []
  return domain === 'released' ? NO_DOMAIN : domain
}

/** Places and domains of a contract's elements. What was removed is looked up by what it belonged to, or by `asked`, the operations that notice it. */
export function domainsOf(contract: Contract, agreed: GraphQLSchema, asked: readonly Operation[]): Domains {
  const elements = elementPlaces(contract)
  const operations = new Map([...asked, ...contract.operations].map((operation) => [operation.name, operation]))

  const placeOf = (change: ContractChange): ElementPlace | undefined => {
    if (change.place) return change.place
    const [element = '', part] = change.element.split(' ')
    const path = element.split('.')
    const newName = newNameOf(change)
    const renamed = newName === undefined ? undefined : (elements.get(newName) ?? operations.get(newName))
    if (renamed) return renamed
    const own = path.map((_, index) => path.slice(0, path.length - index).join('.'))
    const isRoot = path[0] === 'Query' || path[0] === 'Mutation'
    const found = own.map((one) => (isRoot && !one.includes('.') ? undefined : elements.get(one))).find(Boolean)
    if (found) return found
    const named = part !== undefined || !element.includes('.') ? operations.get(element) : undefined
    const answered = isRoot ? elements.get(typeOfRoot(agreed, path) ?? '') : undefined
    return named ?? answered ?? change.operations.map((name) => operations.get(name)).find((one) => one !== undefined)
  }
  // An operation that only a release or the agreement holds belongs where its root field does.
  const fileOf = (change: ContractChange): string => {
    const { file = AGREED_FILE } = placeOf(change) ?? {}
    const sent =
      file.startsWith(RELEASES_FOLDER) || file === AGREED_OPERATIONS_FILE ? operations.get(change.operations[0] ?? '') : undefined
    // A draft has no owners: what it changes belongs where the changed type stands.
    const own = isOfContract(file) ? file : elements.get(change.element.split('.')[0] ?? '')?.file
    return (sent && elements.get(rootField(sent))?.file) ?? own ?? file
  }
  return { placeOf, fileOf, domainOf: (change) => (placeOf(change) ? domainOfFile(fileOf(change)) : NO_DOMAIN) }
}

/** Whether a file belongs to the contract itself, and not to a draft. */
export function isOfContract(file: string): boolean {
  return file.startsWith('schema/') || file.startsWith('operations/')
}

/** The name under which a renamed element or operation stands now. */
function newNameOf({ kind, message }: ContractChange): string | undefined {
  return kind.endsWith('_RENAMED') ? /'([^']+)'$/.exec(message)?.[1] : undefined
}

/** The coordinate of the first field that an operation asks. */
function rootField({ node }: Operation): string {
  const [field] = node.selectionSet.selections
  return `${node.operation === 'query' ? 'Query' : 'Mutation'}.${field?.kind === Kind.FIELD ? field.name.value : ''}`
}

/** The type that a root field answered under the agreed schema. */
function typeOfRoot(agreed: GraphQLSchema, [root = '', field = '']: readonly string[]): string | undefined {
  const type = agreed.getType(root)
  const found = isObjectType(type) || isInterfaceType(type) ? type.getFields()[field] : undefined
  return found && getNamedType(found.type).name
}

/** The place of every type, field, argument and value, by coordinate; a type's is that of its definition. */
function elementPlaces({ schemaDocument }: Contract): Map<string, ElementPlace> {
  const places = new Map<string, ElementPlace>()
  const path: string[] = []
  visit(schemaDocument, {
    enter: (node) => {
      const name = elementName(node)
      if (name === undefined) return
      path.push(name)
      const isExtension = node.kind.endsWith('Extension')
      if (!isExtension || !places.has(name)) if (node.kind !== Kind.DOCUMENT) places.set(path.join('.'), locate(node))
    },
    leave: (node) => {
      if (elementName(node) !== undefined) path.pop()
    },
  })
  return places
}
