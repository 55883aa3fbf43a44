import {
  type ASTNode,
  buildASTSchema,
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  Source,
  type StringValueNode,
  type TypeDefinitionNode,
  type TypeExtensionNode,
  validate,
  validateSchema,
  visit,
} from 'graphql'
import { validateSDL } from 'graphql/validation/validate.js'
import { nearestNames } from '../scenarios/nearest-names.ts'
import { DraftError, type DraftProblem } from './draft-error.ts'
import { type DraftExamples, EXAMPLE, examplesOf, unfitExamples } from './draft-examples.ts'

/** A proposed change: its text, and the file that it stands in. */
export type DraftSource = { file: string; text: string }

/** The contract with a draft applied. `changed` are the coordinates of fields that are new or have another type. */
export type AppliedDraft = {
  document: DocumentNode
  schema: GraphQLSchema
  changed: ReadonlySet<string>
  examples: DraftExamples
  operations: readonly (OperationDefinitionNode | FragmentDefinitionNode)[]
}

/** Takes an element away: `extend type Product { tagline: String @remove }`, `extend type Price @remove`. */
const REMOVE = 'remove'

/** A part of a type: a field, an input field or a value. */
type Member = { name: { value: string }; description?: StringValueNode | undefined; directives?: readonly ConstDirectiveNode[] }

type TypeNode = TypeDefinitionNode | TypeExtensionNode

/**
 * Applies a draft to the contract's definitions. `type X { … }` defines a type or replaces the one of that name; `extend type X { … }` adds fields, replaces
 * those of the same name, and takes away those with `@remove`; the same holds for inputs and enums. Operations and fragments may stand beside. Throws
 * `DraftError` with every problem and its place.
 */
export function applyDraft(base: DocumentNode, { file, text }: DraftSource): AppliedDraft {
  const draft = parsed(file, text)
  const problems: DraftProblem[] = []
  const report = (node: ASTNode, message: string): void => void problems.push(problemAt(file, node, message))
  const operations = draft.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION)
  const definitions = new Definitions(base.definitions, report)
  const isDefinition = (node: DefinitionNode): boolean => isTypeDefinitionNode(node)
  // Definitions first, so that a draft may extend what it defines further down.
  for (const node of draft.definitions.filter(isDefinition)) if (isTypeDefinitionNode(node)) definitions.define(node)
  for (const node of draft.definitions)
    if (isTypeExtensionNode(node)) definitions.extend(node)
    else if (node.kind === Kind.DIRECTIVE_DEFINITION) definitions.add(node)
  if (problems.length > 0) throw new DraftError(problems)

  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: definitions.all() }
  const faults = validateSDL(document)
  if (faults.length > 0) throw new DraftError(faults.map((error) => problemOf(file, error)))
  const schema = buildASTSchema(document, { assumeValidSDL: true })
  const errors = validateSchema(schema)
  if (errors.length > 0) throw new DraftError(errors.map((error) => problemOf(file, error)))
  const examples = examplesOf(draft, report)
  for (const { node, message } of unfitExamples(examples, schema)) report(node, message)
  if (problems.length > 0) throw new DraftError(problems)
  return { document, schema, changed: definitions.changed, examples, operations }
}

/**
 * What graphql says of the draft's own operations under the schema that it makes, with the fragments that they use. Empty: they are valid. A fragment that only the
 * contract's operations use may lose a field: whom that hits is told by what measures the draft.
 */
export function draftOperationProblems(
  { schema, operations }: AppliedDraft,
  file: string,
  fragments: readonly FragmentDefinitionNode[] = [],
): DraftProblem[] {
  if (operations.length === 0) return []
  const own = new Set(operations.map((node) => node.name?.value))
  const used = usedFragments(
    operations,
    fragments.filter(({ name }) => !own.has(name.value)),
  )
  return validate(schema, { kind: Kind.DOCUMENT, definitions: [...operations, ...used] }, undefined, { maxErrors: 100 })
    .filter(({ message }) => !/^Unknown directive|^Fragment ".*" is never used/.test(message))
    .map((error) => problemOf(file, error))
}

/** The fragments that definitions spread, and those that these spread. */
function usedFragments(definitions: readonly ASTNode[], fragments: readonly FragmentDefinitionNode[]): FragmentDefinitionNode[] {
  const used = new Set<FragmentDefinitionNode>()
  const look = (definition: ASTNode): void => {
    visit(definition, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.find((one) => one.name.value === name.value)
        if (!fragment || used.has(fragment)) return
        used.add(fragment)
        look(fragment)
      },
    })
  }
  for (const definition of definitions) look(definition)
  return [...used]
}

/** The definitions of a contract while a draft changes them. */
class Definitions {
  readonly changed = new Set<string>()
  readonly #nodes: DefinitionNode[]
  readonly #report: (node: ASTNode, message: string) => void

  constructor(nodes: readonly DefinitionNode[], report: (node: ASTNode, message: string) => void) {
    this.#nodes = [...nodes]
    this.#report = report
  }

  all(): DefinitionNode[] {
    return this.#nodes
  }

  add(node: DefinitionNode): void {
    this.#nodes.push(node)
  }

  /** A new type, or one that replaces the type of its name. */
  define(node: TypeDefinitionNode): void {
    const name = node.name.value
    const members = new Set(
      this.#nodesOf(name).flatMap((one) => membersOf(one).map((member) => `${member.name.value} ${typeText(member)}`)),
    )
    this.#drop(name)
    for (const member of membersOf(node))
      if (!members.has(`${member.name.value} ${typeText(member)}`)) this.changed.add(`${name}.${member.name.value}`)
    this.add(withoutDraftDirectives(node))
  }

  /** Adds, replaces and takes away parts of a type; with `@remove` the type itself. */
  extend(node: TypeExtensionNode): void {
    const name = node.name.value
    const standing = this.#nodesOf(name)
    if (standing.length === 0) {
      const near = nearestNames(name, this.#typeNames(), 3)
      return this.#report(node.name, `There is no type ${name} to extend. Did you mean ${near.join(', ')}?`)
    }
    if (has(node, REMOVE)) return this.#drop(name)
    for (const member of membersOf(node)) this.#settle(name, standing, member)
    const added = membersOf(node).filter((member) => !has(member, REMOVE))
    this.add(
      withoutDraftDirectives(
        withMembers(
          node,
          added.map((member) => this.#described(standing, member)),
        ),
      ),
    )
  }

  #settle(type: string, standing: readonly TypeNode[], member: Member): void {
    const known = standing.flatMap((one) => membersOf(one)).find(({ name }) => name.value === member.name.value)
    if (!known && has(member, REMOVE)) {
      const near = nearestNames(
        member.name.value,
        standing.flatMap((one) => membersOf(one).map(({ name }) => name.value)),
        3,
      )
      this.#report(member as unknown as ASTNode, `${type} has no ${member.name.value} to remove. Did you mean ${near.join(', ')}?`)
    }
    if (!known || typeText(known) !== typeText(member)) this.changed.add(`${type}.${member.name.value}`)
    if (known)
      this.#replace(type, (one) =>
        withMembers(
          one,
          membersOf(one).filter(({ name }) => name.value !== member.name.value),
        ),
      )
  }

  /** A part that replaces another keeps its description and directives, unless it has its own. */
  #described(standing: readonly TypeNode[], member: Member): Member {
    const known = standing.flatMap((one) => membersOf(one)).find(({ name }) => name.value === member.name.value)
    if (!known) return member
    const own = member.directives?.filter(({ name }) => name.value !== EXAMPLE) ?? []
    const directives = own.length > 0 ? (member.directives ?? []) : [...(known.directives ?? []), ...(member.directives ?? [])]
    return { ...member, description: member.description ?? known.description, directives }
  }

  #nodesOf(name: string): TypeNode[] {
    return this.#nodes.filter(
      (node): node is TypeNode => (isTypeDefinitionNode(node) || isTypeExtensionNode(node)) && node.name.value === name,
    )
  }

  #typeNames(): string[] {
    return this.#nodes.flatMap((node) => (isTypeDefinitionNode(node) ? [node.name.value] : []))
  }

  #drop(name: string): void {
    this.#edit(name, () => undefined)
  }

  #replace(name: string, change: (node: TypeNode) => TypeNode): void {
    this.#edit(name, change)
  }

  #edit(name: string, change: (node: TypeNode) => TypeNode | undefined): void {
    const edited = this.#nodes.flatMap((node) => {
      if (!(isTypeDefinitionNode(node) || isTypeExtensionNode(node)) || node.name.value !== name) return [node]
      return change(node) ?? []
    })
    this.#nodes.splice(0, this.#nodes.length, ...edited)
  }
}

function parsed(file: string, text: string): DocumentNode {
  try {
    return parse(new Source(text, file))
  } catch (error) {
    if (error instanceof GraphQLError) throw new DraftError([problemOf(file, error)])
    throw error
  }
}

/** An error of graphql at its first place in the draft, else at its first place anywhere. */
function problemOf(file: string, error: GraphQLError): DraftProblem {
  const places = (error.nodes ?? []).flatMap((node) => (node.loc ? [node] : []))
  const node = places.find(({ loc }) => loc?.source.name === file) ?? places[0]
  if (node) return problemAt(file, node, error.message)
  const [at] = error.locations ?? []
  return { file: error.source?.name ?? file, line: at?.line ?? 0, column: at?.column ?? 0, message: error.message }
}

function problemAt(file: string, node: ASTNode, message: string): DraftProblem {
  const name = 'name' in node && node.name && typeof node.name === 'object' && 'loc' in node.name ? node.name.loc : undefined
  const loc = name ?? node.loc
  return { file: loc?.source.name ?? file, line: loc?.startToken.line ?? 0, column: loc?.startToken.column ?? 0, message }
}

function membersOf(node: TypeNode): readonly Member[] {
  if ('fields' in node) return (node.fields ?? []) as readonly Member[]
  return 'values' in node ? ((node.values ?? []) as readonly Member[]) : []
}

function withMembers<Node extends TypeNode>(node: Node, members: readonly Member[]): Node {
  if ('fields' in node) return { ...node, fields: members }
  return 'values' in node ? { ...node, values: members } : node
}

/** The type of a field as it is written, without its arguments; of an enum value, nothing. */
function typeText(member: Member): string {
  const type = 'type' in member ? (member.type as Parameters<typeof written>[0]) : undefined
  return type ? written(type) : ''
}

function written(type: { kind: string; name?: { value: string }; type?: unknown }): string {
  if (type.kind === Kind.NAMED_TYPE) return type.name?.value ?? ''
  const inner = written(type.type as { kind: string })
  return type.kind === Kind.LIST_TYPE ? `[${inner}]` : `${inner}!`
}

function has({ directives }: { directives?: readonly ConstDirectiveNode[] | undefined }, name: string): boolean {
  return directives?.some((directive) => directive.name.value === name) ?? false
}

/** Directives of a draft say what to serve: the schema does not hold them. */
function withoutDraftDirectives<Node extends TypeNode>(node: Node): Node {
  const without = (list: readonly ConstDirectiveNode[] | undefined): readonly ConstDirectiveNode[] =>
    list?.filter(({ name }) => name.value !== EXAMPLE && name.value !== REMOVE) ?? []
  const members = membersOf(node).map((member) => ({ ...member, directives: without(member.directives) }))
  return withMembers({ ...node, directives: without(node.directives) }, members)
}
