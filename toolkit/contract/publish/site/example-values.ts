import {
  type ConstDirectiveNode,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isInputObjectType,
  isInputType,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  type OperationDefinitionNode,
  typeFromAST,
  valueFromASTUntyped,
} from 'graphql'
import { isRecord } from '../../coverage/answer/answer-places.ts'
import { answerShape, type ShapeObject } from '../../coverage/answer/answer-shape.ts'
import type { Contract } from '../../load.ts'
import { markupText } from '../../markup-text.ts'
import { type ShownExample, withShortLists } from './shown-examples.ts'

/**
 * A value that a type or field has in a scenario: in an answer, or for an input in what is asked. A type of directives alone has its value at an element of the
 * schema (`element`), and in no scenario.
 */
export type ExampleValue = { value: unknown; scenario?: string; element?: string }

/** The first value of each type and field, by its name or coordinate, that is not null; null where nothing else is answered. */
export function exampleValues(
  { schema, operations }: Pick<Contract, 'schema' | 'operations'>,
  examples: ReadonlyMap<string, ShownExample>,
): Map<string, ExampleValue> {
  const found = new ExampleValues(schema)
  for (const { name: operation, node, document } of operations) {
    const example = examples.get(operation)
    if (!example) continue
    const { root } = answerShape(schema, document)
    const inputs = inputTypes(schema, node)
    const rootType = schema.getRootType(node.operation)
    for (const { scenario, variables, data, shape } of [{ ...example, shape: undefined }, ...example.more]) {
      found.takeAnswer(shape?.root ?? root, data, scenario)
      if (rootType) found.takeRoot(rootType.name, data, scenario)
      if (isRecord(variables)) for (const [name, type] of inputs) found.takeInput(type, variables[name], scenario)
    }
  }
  found.takeDirectives()
  return found.byName
}

function inputTypes(schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode): [string, GraphQLInputType][] {
  return variableDefinitions.flatMap(({ variable, type: written }): [string, GraphQLInputType][] => {
    const type = typeFromAST(schema, written)
    return isInputType(type) ? [[variable.name.value, type]] : []
  })
}

class ExampleValues {
  readonly byName = new Map<string, ExampleValue>()
  readonly #schema: GraphQLSchema

  constructor(schema: GraphQLSchema) {
    this.#schema = schema
  }

  takeAnswer(fields: ShapeObject, object: unknown, scenario: string): void {
    if (!isRecord(object)) return
    for (const [key, { coordinate, type, below }] of fields) {
      const value = object[key]
      if (coordinate === '__typename' || value === undefined) continue
      this.#keep(coordinate, value, scenario)
      this.#keepOfType(type, value, scenario)
      for (const entry of [value].flat(3)) {
        if (!isRecord(entry)) continue
        const [only = ''] = below.size === 1 ? below.keys() : []
        const name = only || String(entry['__typename'])
        this.#keepObject(name, entry, scenario)
        this.takeAnswer(below.get(name) ?? new Map(), entry, scenario)
      }
    }
  }

  takeRoot(name: string, data: unknown, scenario: string): void {
    if (isRecord(data) && Object.values(data).some((value) => value !== null)) this.#keep(name, data, scenario)
  }

  /** Values of types that only directives have, from the first element that carries the directive. */
  takeDirectives(): void {
    for (const type of Object.values(this.#schema.getTypeMap())) {
      if (!isObjectType(type) && !isInputObjectType(type) && !isInterfaceType(type)) continue
      for (const field of Object.values(type.getFields()))
        for (const directive of field.astNode?.directives ?? []) this.#takeDirective(directive, `${type.name}.${field.name}`)
    }
  }

  #takeDirective({ name, arguments: given = [] }: ConstDirectiveNode, coordinate: string): void {
    for (const argument of this.#schema.getDirective(name.value)?.args ?? []) {
      const node = given.find((one) => one.name.value === argument.name)
      const type = getNamedType(argument.type)
      if (!node || this.byName.has(type.name)) continue
      const [value] = [valueFromASTUntyped(node.value)].flat()
      this.byName.set(type.name, { value, element: `@${name.value} of ${coordinate}` })
    }
  }

  takeInput(type: GraphQLInputType, value: unknown, scenario: string): void {
    const bare = getNullableType(type)
    if (isListType(bare)) {
      for (const entry of Array.isArray(value) ? value : [value]) this.takeInput(bare.ofType, entry, scenario)
      return
    }
    if (value === undefined || value === null) return
    this.#keep(bare.name, value, scenario)
    if (!isInputObjectType(bare) || !isRecord(value)) return
    for (const field of Object.values(bare.getFields())) {
      if (value[field.name] === undefined) continue
      this.#keep(`${bare.name}.${field.name}`, value[field.name], scenario)
      this.takeInput(field.type, value[field.name], scenario)
    }
  }

  /** An object is an example of its type, and of every interface and union that it is a member of. */
  #keepObject(name: string, object: unknown, scenario: string): void {
    const type = this.#schema.getType(name)
    if (!isObjectType(type)) return
    this.#keep(name, object, scenario)
    for (const abstract of type.getInterfaces()) {
      this.#keep(abstract.name, object, scenario)
      if (isRecord(object))
        for (const field of Object.keys(abstract.getFields()))
          if (field in object) this.#keep(`${abstract.name}.${field}`, object[field], scenario)
    }
  }

  #keepOfType(type: GraphQLOutputType, value: unknown, scenario: string): void {
    const named = getNamedType(type)
    const [first] = [value].flat(3)
    if (isLeafType(named) || isAbstractType(named)) this.#keep(named.name, first, scenario)
  }

  #keep(name: string, value: unknown, scenario: string): void {
    const isEmpty = (one: unknown): boolean => one === null || (Array.isArray(one) && one.length === 0)
    if (value === undefined) return
    const known = this.byName.get(name)
    if (known && (!isEmpty(known.value) || isEmpty(value))) return
    this.byName.set(name, { value: withShortLists(value), scenario })
  }
}

/** A field's example as HTML, on one line; empty for none. */
export function fieldExample(coordinate: string, values: ReadonlyMap<string, ExampleValue>): string {
  const example = values.get(coordinate)
  if (!example) return ''
  return `<p>Example: <code>${markupText(JSON.stringify(outlined(example.value, 1)))}</code> in <code>${markupText(placeOf(example))}</code></p>`
}

/** A type's example as HTML; empty for none. */
export function typeExample(name: string, values: ReadonlyMap<string, ExampleValue>): string {
  const example = values.get(name)
  if (!example) return ''
  return `<h2>Example</h2>
<p>In ${example.scenario === undefined ? '' : 'the scenario '}<code>${markupText(placeOf(example))}</code>, with what lies deeper as …</p>
<pre><code>${markupText(JSON.stringify(outlined(example.value, 2), null, 2))}</code></pre>`
}

function placeOf({ scenario, element = '' }: ExampleValue): string {
  return scenario ?? element
}

/** Texts are shown to this length: an article's body is no better an example than its beginning. */
const MOST_SIGNS = 200

/** A value with its objects down to a depth, and long texts cut. */
function outlined(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.length > MOST_SIGNS ? `${value.slice(0, MOST_SIGNS)}…` : value
  if (Array.isArray(value)) return value.map((entry: unknown) => outlined(entry, depth))
  if (!isRecord(value)) return value
  if (depth === 0) return '…'
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, outlined(inner, depth - 1)]))
}
