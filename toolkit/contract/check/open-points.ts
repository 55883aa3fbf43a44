import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type ASTNode, type DocumentNode, Kind, type StringValueNode, visit } from 'graphql'
import type { ContractChange } from '../changes/contract-change.ts'
import { type Contract, locate } from '../load.ts'
import { place } from '../report.ts'

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

/** Every open point of a contract: those of its schema, then those of its operations' policies. */
export function allOpenPoints(contract: Pick<Contract, 'schemaDocument' | 'operations' | 'clientDirectives'>): OpenPoint[] {
  return [...openPoints(contract.schemaDocument), ...policyPoints(contract)]
}

/** The elements of each decision, by number: `A2` before `A10`. */
export function byDecision(points: readonly OpenPoint[]): Map<string, OpenPoint[]> {
  const sorted = [...points].sort((a, b) => a.decision.localeCompare(b.decision, 'en', { numeric: true }))
  return Map.groupBy(sorted, ({ decision }) => decision)
}

/**
 * Open points added, settled or moved to another decision since the contract was agreed. Never breaking: the directive changes no answer. The mark of an
 * element that does not exist any more settles nothing.
 */
export function openPointChanges(
  agreed: readonly OpenPoint[],
  current: readonly OpenPoint[],
  exists: (element: string) => boolean = () => true,
): ContractChange[] {
  const before = new Map(agreed.map(({ element, decision }) => [element, decision]))
  const after = new Map(current.map(({ element, decision }) => [element, decision]))
  const told = new Map<string, { kind: string; elements: string[] }>()
  for (const element of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const [was, is] = [before.get(element), after.get(element)]
    if (was === is || (is === undefined && !exists(element))) continue
    const [kind, what] =
      was === undefined
        ? ['OPEN_POINT_OPENED', `Open point ${is} was opened at`]
        : is === undefined
          ? ['OPEN_POINT_SETTLED', `Open point ${was} is no longer open at`]
          : ['OPEN_POINT_MOVED', `Open point ${was} became ${is} at`]
    told.set(what, { kind, elements: [...(told.get(what)?.elements ?? []), element] })
  }
  // One line per decision: a new type carries the directive on every field.
  return [...told].map(([what, { kind, elements }]) => ({
    level: 'safe',
    kind,
    element: `@${MARK}`,
    message: `${what} ${elements.join(', ')}`,
    operations: [],
  }))
}

/** The file of the readings that were chosen for open points, relative to the root. */
const OPEN_POINTS_FILE = 'docs/requirements/open-points.md'

/** The open points that no file holds, one line for each: a reading of `docs/requirements/open-points.md` or a number of `docs/decisions/`. */
export function unknownOpenPoints(root: string, points: readonly OpenPoint[]): string[] {
  const file = join(root, OPEN_POINTS_FILE)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const known = new Set([
    ...[...text.matchAll(/^- \*\*(\w+)\*\* — /gm)].map(([, number = '']) => number),
    ...globSync('docs/decisions/*.md', { cwd: root }).map((path) => basename(path).split('-')[0] ?? ''),
  ])
  return [...byDecision(points)]
    .filter(([decision]) => !known.has(decision))
    .flatMap(([decision, elements]) =>
      elements.map(({ element, ...at }) =>
        place({ ...at, message: `${element} is @proposed by ${decision}, which neither ${OPEN_POINTS_FILE} nor docs/decisions/ holds` }),
      ),
    )
}

/** The name that a definition, field, argument or value adds to a coordinate; undefined for nodes that are not schema elements. */
export function elementName(node: ASTNode): string | undefined {
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
