import {
  type ConstDirectiveNode,
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  getArgumentValues,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import type { ContractChange, Level } from './contract-change.ts'
import { operationsUsing, type Usage } from './usage.ts'

/** Directives that promise something about the element they stand on: `schema/directives.graphql`. */
export const RULES: ReadonlySet<string> = new Set(['constraint', 'requires', 'errors', 'semanticNonNull', 'notification'])

/** An element of the schema that may carry rules. `isAnswer`: it is in answers, so its values come to clients. */
type Element = {
  coordinate: string
  isAnswer: boolean
  element: GraphQLField<unknown, unknown> | GraphQLArgument | GraphQLInputField | GraphQLEnumValue
}

/** The arguments of each use of a rule on an element, with their defaults. */
type Uses = readonly Readonly<Record<string, unknown>>[]

type Told = { level: Level; message: string }

/**
 * Every change of a rule on an element that both schemas have. graphql-inspector compares the names of directives on an element and not their arguments, and
 * cannot know which way a bound became tighter.
 */
export function ruleChanges(agreed: GraphQLSchema, current: GraphQLSchema, usages: readonly Usage[]): ContractChange[] {
  const after = new Map(elementsOf(current).map((one) => [one.coordinate, one]))
  return elementsOf(agreed).flatMap((was) => {
    const is = after.get(was.coordinate)
    if (!is) return []
    return [...RULES].flatMap((rule) =>
      compare(rule, usesOf(agreed, was, rule), usesOf(current, is, rule), was.isAnswer).map(({ level, message }) => ({
        level,
        kind: 'RULE_CHANGED',
        element: was.coordinate,
        message,
        operations: operationsUsing(usages, [was.coordinate]),
      })),
    )
  })
}

function elementsOf(schema: GraphQLSchema): Element[] {
  return Object.values(schema.getTypeMap()).flatMap((type): Element[] => {
    if (type.name.startsWith('__')) return []
    if (isEnumType(type))
      return type.getValues().map((element) => ({ coordinate: `${type.name}.${element.name}`, isAnswer: true, element }))
    if (isInputObjectType(type)) {
      return Object.values(type.getFields()).map((element) => ({ coordinate: `${type.name}.${element.name}`, isAnswer: false, element }))
    }
    if (!isObjectType(type) && !isInterfaceType(type)) return []
    return Object.values(type.getFields()).flatMap((field) => {
      const coordinate = `${type.name}.${field.name}`
      const args = field.args.map((element) => ({ coordinate: `${coordinate}.${element.name}`, isAnswer: false, element }))
      return [{ coordinate, isAnswer: true, element: field }, ...args]
    })
  })
}

function usesOf(schema: GraphQLSchema, { element }: Element, rule: string): Uses {
  const definition = schema.getDirective(rule)
  const nodes: readonly ConstDirectiveNode[] = element.astNode?.directives ?? []
  return definition ? nodes.filter(({ name }) => name.value === rule).map((node) => getArgumentValues(definition, node)) : []
}

function compare(rule: string, was: Uses, is: Uses, isAnswer: boolean): Told[] {
  switch (rule) {
    case 'constraint':
      return boundChanges(was[0] ?? {}, is[0] ?? {}, isAnswer)
    case 'requires':
      return sessionChange(String(was[0]?.['session'] ?? NO_SESSION), String(is[0]?.['session'] ?? NO_SESSION))
    case 'errors':
      return codeChanges(listOf(was[0]?.['codes']), listOf(is[0]?.['codes']))
    case 'semanticNonNull':
      return nullChange(was.length > 0, is.length > 0)
    default:
      return notificationChanges(was, is)
  }
}

/** Which way each bound is tighter. A pattern or format that changes may refuse what was accepted. */
const TIGHTER: Readonly<Record<string, 'up' | 'down'>> = {
  minLength: 'up',
  maxLength: 'down',
  min: 'up',
  max: 'down',
  minItems: 'up',
  maxItems: 'down',
}

function boundChanges(was: Readonly<Record<string, unknown>>, is: Readonly<Record<string, unknown>>, isAnswer: boolean): Told[] {
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((bound) => was[bound] !== is[bound])
    .map((bound) => {
      const [before, after] = [was[bound], is[bound]]
      const message = `Bound '${bound}' changed from ${worded(before)} to ${worded(after)}`
      const isTighter = isTightened(bound, before, after)
      // A tighter bound refuses what clients send. A looser one brings them more than they were told of.
      if (isAnswer) return { level: isTighter ? 'safe' : 'dangerous', message }
      return { level: isTighter ? 'breaking' : 'safe', message }
    })
}

function isTightened(bound: string, before: unknown, after: unknown): boolean {
  if (after === undefined) return false
  const way = TIGHTER[bound]
  if (before === undefined || way === undefined || typeof before !== 'number' || typeof after !== 'number') return true
  return way === 'up' ? after > before : after < before
}

const NO_SESSION = 'no session'

/** From the least that a request needs to the most. */
const SESSIONS: readonly string[] = [NO_SESSION, 'ANY', 'LOGGED_IN']

function sessionChange(before: string, after: string): Told[] {
  if (before === after) return []
  const level = SESSIONS.indexOf(after) > SESSIONS.indexOf(before) ? 'breaking' : 'safe'
  return [{ level, message: `The session it requires changed from ${before} to ${after}` }]
}

function codeChanges(before: readonly string[], after: readonly string[]): Told[] {
  return [
    ...after
      .filter((code) => !before.includes(code))
      .map((code): Told => ({ level: 'dangerous', message: `It answers the code '${code}' too` })),
    ...before
      .filter((code) => !after.includes(code))
      .map((code): Told => ({ level: 'safe', message: `It answers the code '${code}' no more` })),
  ]
}

function nullChange(before: boolean, after: boolean): Told[] {
  if (before === after) return []
  return before
    ? [{ level: 'breaking', message: 'It may be null without an error' }]
    : [{ level: 'safe', message: 'It is null only together with an error' }]
}

function notificationChanges(before: Uses, after: Uses): Told[] {
  const byStore = (uses: Uses) =>
    new Map(
      uses.flatMap((use) =>
        listOf(use['stores']).map((store) => [store, `${String(use['level'])}, help ${worded(use['help'] ?? undefined)}`]),
      ),
    )
  const [was, is] = [byStore(before), byStore(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((store) => was.get(store) !== is.get(store))
    .map((store) => ({
      level: 'dangerous',
      message: `How ${store} tells it changed from ${was.get(store) ?? 'not at all'} to ${is.get(store) ?? 'not at all'}`,
    }))
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

function worded(value: unknown): string {
  return value === undefined || value === null ? 'none' : typeof value === 'string' ? `'${value}'` : String(value)
}
