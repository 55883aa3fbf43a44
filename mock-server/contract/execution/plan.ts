import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  GraphQLString,
  getArgumentValues,
  type getVariableValues,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  visit,
} from 'graphql'

/** Thrown for a document that plans do not support; the reference executor handles it. */
export class NotPlanned extends Error {}

/** Thrown for a value that the reference executor has to handle: an error, a null in a non-null field, or a promise. */
export class NotWritten extends Error {}

type VariableValues = NonNullable<ReturnType<typeof getVariableValues>['variableValues']>

/** The state of writing one answer. `touches` counts the world reads so far: text that did not increase it is the same for everyone. */
export type WriteRun = { context: unknown; variables: VariableValues; touches: () => number }

/** Serializes a value as JSON. */
export type Writer = (value: unknown, run: WriteRun) => string

type Arguments = Readonly<Record<string, unknown>>

/** One field of an object: its response key, and how its value is resolved and serialized. */
export type FieldPlan = {
  readonly key: string
  readonly name: string
  readonly resolve: GraphQLField<unknown, unknown>['resolve']
  readonly args: (run: WriteRun) => Arguments
  readonly write: Writer
}

/** An object's fields in response order. A constant plan uses no variables, so it is the same in every run. */
export type ObjectPlan = { readonly fields: readonly FieldPlan[]; readonly isConstant: boolean }

/** Turns selections into plans. Everything that depends only on the document and the schema is done once, here. */
export class Planner {
  readonly #schema: GraphQLSchema
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly #writeObject: (plan: ObjectPlan) => Writer

  constructor(schema: GraphQLSchema, fragments: ReadonlyMap<string, FragmentDefinitionNode>, writeObject: (plan: ObjectPlan) => Writer) {
    this.#schema = schema
    this.#fragments = fragments
    this.#writeObject = writeObject
  }

  /** The plan of an object type's selections. */
  object(type: GraphQLObjectType, selections: readonly SelectionSetNode[]): ObjectPlan {
    const grouped = new Map<string, FieldNode[]>()
    const seen = new Set<string>()
    for (const selection of selections) this.#collect(type, selection, grouped, seen)
    const fields = [...grouped].map(([key, nodes]) => this.#field(type, key, nodes))
    return { fields, isConstant: ![...grouped.values()].flat().some((node) => this.#hasVariable(node)) }
  }

  /** Collects the fields that apply to a type by response key, with fragments expanded. */
  #collect(type: GraphQLObjectType, { selections }: SelectionSetNode, grouped: Map<string, FieldNode[]>, seen: Set<string>): void {
    for (const selection of selections) {
      if (selection.directives?.length) throw new NotPlanned('a directive')
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value
        grouped.set(key, [...(grouped.get(key) ?? []), selection])
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        if (this.#applies(selection.typeCondition?.name.value, type)) this.#collect(type, selection.selectionSet, grouped, seen)
      } else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value)
        this.#collectFragment(type, selection.name.value, grouped, seen)
      }
    }
  }

  #collectFragment(type: GraphQLObjectType, name: string, grouped: Map<string, FieldNode[]>, seen: Set<string>): void {
    const fragment = this.#fragments.get(name)
    if (!fragment) throw new NotPlanned('an unknown fragment')
    if (this.#applies(fragment.typeCondition.name.value, type)) this.#collect(type, fragment.selectionSet, grouped, seen)
  }

  #applies(condition: string | undefined, type: GraphQLObjectType): boolean {
    if (condition === undefined || condition === type.name) return true
    const wanted = this.#schema.getType(condition)
    return isAbstractType(wanted) && this.#schema.isSubType(wanted, type)
  }

  #field(type: GraphQLObjectType, key: string, nodes: readonly FieldNode[]): FieldPlan {
    const [node] = nodes
    const name = node?.name.value ?? ''
    const prefix = `${JSON.stringify(key)}:`
    if (name === '__typename') return { key: prefix, name, resolve: () => type.name, args: noArguments, write: writeString }
    const field = type.getFields()[name]
    if (!node || !field || (field.resolve?.length ?? 0) > 3) throw new NotPlanned(`the field ${name}`)
    return { key: prefix, name, resolve: field.resolve, args: argumentsOf(field, node), write: this.#writer(field.type, nodes) }
  }

  #writer(type: GraphQLOutputType, nodes: readonly FieldNode[]): Writer {
    if (isNonNullType(type)) return refusingNull(this.#writer(type.ofType, nodes))
    if (isListType(type)) return nullable(listOf(this.#writer(type.ofType, nodes)))
    if (isLeafType(type)) return nullable(leafWriter(type))
    const inside = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
    if (isObjectType(type)) return nullable(this.#objectWriter(type, inside))
    const writers = new Map(this.#schema.getPossibleTypes(type).map((possible) => [possible.name, this.#objectWriter(possible, inside)]))
    return nullable((value, run) => {
      const name = (value as { __typename?: unknown })['__typename']
      const write = typeof name === 'string' ? writers.get(name) : undefined
      if (!write) throw new NotWritten()
      return write(value, run)
    })
  }

  #objectWriter(type: GraphQLObjectType, selections: readonly SelectionSetNode[]): Writer {
    if (type.isTypeOf) throw new NotPlanned('a type that is looked at')
    return this.#writeObject(this.object(type, selections))
  }

  #hasVariable(node: FieldNode): boolean {
    let found = false
    const look = (within: FieldNode | FragmentDefinitionNode): void => {
      visit(within, {
        Variable: () => {
          found = true
        },
        FragmentSpread: ({ name }) => {
          const fragment = this.#fragments.get(name.value)
          if (fragment && !found) look(fragment)
        },
      })
    }
    look(node)
    return found
  }
}

const empty: Arguments = Object.freeze({})
const noArguments = (): Arguments => empty

function argumentsOf(field: GraphQLField<unknown, unknown>, node: FieldNode): (run: WriteRun) => Arguments {
  if (field.args.length === 0) return noArguments
  const hasVariable = JSON.stringify(node.arguments ?? [], (key, value: unknown) => (key === 'loc' ? undefined : value)).includes(
    `"${Kind.VARIABLE}"`,
  )
  if (hasVariable) return ({ variables }) => getArgumentValues(field, node, variables)
  const constant = getArgumentValues(field, node)
  return () => constant
}

function refusingNull(write: Writer): Writer {
  return (value, run) => {
    if (value === null || value === undefined) throw new NotWritten()
    return write(value, run)
  }
}

function nullable(write: Writer): Writer {
  return (value, run) => (value === null || value === undefined ? 'null' : write(value, run))
}

function listOf(write: Writer): Writer {
  return (value, run) => {
    if (!Array.isArray(value)) throw new NotWritten()
    let text = '['
    for (let at = 0; at < value.length; at += 1) text += at === 0 ? write(value[at], run) : `,${write(value[at], run)}`
    return `${text}]`
  }
}

const writeString: Writer = (value) => {
  if (typeof value !== 'string') throw new NotWritten()
  return JSON.stringify(value)
}

/** Serializes leaves by their type's own rule. Strings, the most common leaves, skip coercion. */
function leafWriter(type: GraphQLLeafType): Writer {
  if (type === GraphQLString || type === GraphQLID)
    return (value, run) => (typeof value === 'string' ? JSON.stringify(value) : coerced(type)(value, run))
  if (type === GraphQLInt || type === GraphQLFloat) return (value, run) => coerced(type)(value, run)
  return coerced(type)
}

function coerced(type: GraphQLLeafType): Writer {
  return (value) => {
    const output: unknown = value instanceof Error ? undefined : type.coerceOutputValue(value)
    if (output === null || output === undefined) throw new NotWritten()
    return JSON.stringify(output)
  }
}
