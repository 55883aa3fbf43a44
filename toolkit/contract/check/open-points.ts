import { type ASTNode, type DocumentNode, Kind, type StringValueNode, visit } from 'graphql'
import type { ContractChange } from '../changes/changes.ts'
import { type Contract, locate } from '../load.ts'

/** An element that the two teams have not agreed yet, with the number of the open point behind its provisional shape. */
export type OpenPoint = { element: string; decision: string; file: string; line: number }

/** The directive that marks an open point. */
const MARK = 'proposed'

/** Every `@proposed` in the schema, in file order. */
export function openPoints(schema: DocumentNode): OpenPoint[] {
  const points: OpenPoint[] = []
  const path: string[] = []
  visit(schema, {
    enter: (node) => {
      const name = elementName(node)
      if (name === undefined) return
      path.push(name)
      const decision = decisionOf(node)
      if (decision !== undefined) points.push({ element: path.join('.'), decision, ...locate(node) })
    },
    leave: (node) => {
      if (elementName(node) !== undefined) path.pop()
    },
  })
  return points
}

/** Every part of an operation's policy that the specification does not give, by its directive's `proposed` or that argument's default. */
export function policyPoints({ operations, clientDirectives }: Pick<Contract, 'operations' | 'clientDirectives'>): OpenPoint[] {
  const byDefault = new Map(
    clientDirectives.definitions
      .filter((node) => node.kind === Kind.DIRECTIVE_DEFINITION)
      .map((node) => [node.name.value, node.arguments?.find(({ name }) => name.value === MARK)?.defaultValue]),
  )
  return operations.flatMap(({ name, file, line, node }) =>
    (node.directives ?? []).flatMap((directive) => {
      const given = directive.arguments?.find((argument) => argument.name.value === MARK)?.value
      const value = given ?? byDefault.get(directive.name.value)
      return value?.kind === Kind.STRING ? [{ element: `${name} @${directive.name.value}`, decision: value.value, file, line }] : []
    }),
  )
}

/** The elements of each decision, by number: `A2` before `A10`. */
export function byDecision(points: readonly OpenPoint[]): Map<string, OpenPoint[]> {
  const sorted = [...points].sort((a, b) => a.decision.localeCompare(b.decision, 'en', { numeric: true }))
  return Map.groupBy(sorted, ({ decision }) => decision)
}

/** Open points added, settled or moved to another decision since the contract was agreed. Never breaking: the directive changes no answer. */
export function openPointChanges(agreed: readonly OpenPoint[], current: readonly OpenPoint[]): ContractChange[] {
  const before = new Map(agreed.map(({ element, decision }) => [element, decision]))
  const after = new Map(current.map(({ element, decision }) => [element, decision]))
  const told = new Map<string, string[]>()
  for (const element of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const [was, is] = [before.get(element), after.get(element)]
    if (was === is) continue
    const what =
      was === undefined
        ? `Open point ${is} was opened at`
        : is === undefined
          ? `Open point ${was} is no longer open at`
          : `Open point ${was} became ${is} at`
    told.set(what, [...(told.get(what) ?? []), element])
  }
  // One line per decision: a new type carries the directive on every field.
  return [...told].map(([what, elements]) => ({
    level: 'safe',
    element: `@${MARK}`,
    message: `${what} ${elements.join(', ')}`,
    operations: [],
  }))
}

/** The name that a definition, field, argument or value adds to a coordinate; undefined for nodes that are not schema elements. */
function elementName(node: ASTNode): string | undefined {
  switch (node.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.OBJECT_TYPE_EXTENSION:
    case Kind.INTERFACE_TYPE_DEFINITION:
    case Kind.INTERFACE_TYPE_EXTENSION:
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
    case Kind.INPUT_OBJECT_TYPE_EXTENSION:
    case Kind.ENUM_TYPE_DEFINITION:
    case Kind.ENUM_TYPE_EXTENSION:
    case Kind.UNION_TYPE_DEFINITION:
    case Kind.UNION_TYPE_EXTENSION:
    case Kind.SCALAR_TYPE_DEFINITION:
    case Kind.FIELD_DEFINITION:
    case Kind.INPUT_VALUE_DEFINITION:
    case Kind.ENUM_VALUE_DEFINITION:
      return node.name.value
    case Kind.DIRECTIVE_DEFINITION:
      return `@${node.name.value}`
    default:
      return undefined
  }
}

function decisionOf(node: ASTNode): string | undefined {
  const directives = 'directives' in node ? node.directives : undefined
  const mark = directives?.find(({ name }) => name.value === MARK)
  const value = mark?.arguments?.find(({ name }) => name.value === 'decision')?.value
  return mark && ((value as StringValueNode | undefined)?.value ?? '(no number)')
}
