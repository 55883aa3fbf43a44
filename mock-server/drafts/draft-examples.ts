import {
  type ASTNode,
  type ConstDirectiveNode,
  type ConstValueNode,
  type DocumentNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  valueFromASTUntyped,
  visit,
} from 'graphql'
import { nearestNames } from '../scenarios/nearest-names.ts'
import { selectWorld } from '../scenarios/selected-worlds.ts'
import { SelectionError } from '../scenarios/selection-error.ts'

/** The directive that gives an element values: `@example(value: "Rosehip")`, `@example(values: ["Rosehip", "Satin"], when: "shopper=guest")`. */
export const EXAMPLE = 'example'

const ARGUMENTS = ['value', 'values', 'when']

/** Values for a field or a type. `when`: part of a selection that the session must have, as `basket=empty`; absent: always. */
export type DraftExample = { values: readonly unknown[]; when?: string; node: ConstDirectiveNode; literals: readonly ConstValueNode[] }

/** Examples by coordinate: `Origin.country`, or a type's name. */
export type DraftExamples = ReadonlyMap<string, readonly DraftExample[]>

/** The draft's examples. An argument that does not exist, and one without a value, are reported. */
export function examplesOf(draft: DocumentNode, report: (node: ASTNode, message: string) => void): DraftExamples {
  const found = new Map<string, DraftExample[]>()
  const path: string[] = []
  const note = (name: string, directives: readonly ConstDirectiveNode[] | undefined): void => {
    path.push(name)
    for (const directive of directives ?? []) {
      if (directive.name.value !== EXAMPLE) continue
      const example = exampleOf(directive, report)
      if (example) found.set(path.join('.'), [...(found.get(path.join('.')) ?? []), example])
    }
  }
  visit(draft, {
    enter: (node) => {
      if (isNamed(node)) note(node.name.value, 'directives' in node ? (node.directives as readonly ConstDirectiveNode[]) : undefined)
    },
    leave: (node) => {
      if (isNamed(node)) path.pop()
    },
  })
  return found
}

/** Every value that does not fit the type of its field, with the place of its directive. */
export function unfitExamples(examples: DraftExamples, schema: GraphQLSchema): { node: ASTNode; message: string }[] {
  return [...examples].flatMap(([coordinate, list]) => {
    const [typeName = '', fieldName] = coordinate.split('.')
    const type = schema.getType(typeName)
    const field = fieldName !== undefined && isObjectType(type) ? type.getFields()[fieldName]?.type : undefined
    if (!field) return []
    return list.flatMap(({ values, node }) =>
      values.flatMap((value) =>
        fits(value, field) ? [] : [{ node, message: `${coordinate} is ${String(field)}: ${JSON.stringify(value)} does not fit` }],
      ),
    )
  })
}

type Named = ASTNode & { name: { value: string } }

function isNamed(node: ASTNode): node is Named {
  return (
    'name' in node &&
    node.name !== undefined &&
    /Type(?:Definition|Extension)$|^FieldDefinition$|^InputValueDefinition$|^EnumValueDefinition$/.test(node.kind)
  )
}

function exampleOf(node: ConstDirectiveNode, report: (node: ASTNode, message: string) => void): DraftExample | undefined {
  const given = new Map((node.arguments ?? []).map((argument) => [argument.name.value, argument]))
  for (const [name, argument] of given)
    if (!ARGUMENTS.includes(name))
      report(argument, `@example takes no ${name}. Did you mean ${nearestNames(name, ARGUMENTS, 2).join(' or ')}?`)
  const [one, many, when] = ARGUMENTS.map((name) => given.get(name)?.value)
  const literals = one ? [one] : many?.kind === Kind.LIST ? many.values : []
  if (literals.length === 0) {
    report(node, '@example wants a value, or values as a list')
    return undefined
  }
  if (when?.kind === Kind.STRING)
    try {
      selectWorld(when.value)
    } catch (error) {
      if (!(error instanceof SelectionError)) throw error
      report(when, error.message)
    }
  const values = literals.map((literal) => valueFromASTUntyped(literal))
  return { values, literals, node, ...(when?.kind === Kind.STRING ? { when: when.value } : {}) }
}

/** Whether a value can be the answer of that type; of an object, the fields are looked at when they are asked. */
function fits(value: unknown, type: GraphQLOutputType): boolean {
  if (isNonNullType(type)) return value !== null && fits(value, type.ofType)
  if (value === null) return true
  if (isListType(type)) return Array.isArray(value) && value.every((entry) => fits(entry, type.ofType))
  const named = getNamedType(type)
  if (isEnumType(named)) return named.getValue(String(value)) !== undefined
  if (!isScalarType(named)) return typeof value === 'object'
  if (named.name === 'Int') return Number.isInteger(value)
  if (named.name === 'Float' || named.name.endsWith('Units')) return typeof value === 'number'
  if (named.name === 'Boolean') return typeof value === 'boolean'
  return named.name === 'String' ? typeof value === 'string' : true
}
