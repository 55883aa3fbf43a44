import {
  type FieldNode,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
  Kind,
  type OperationDefinitionNode,
} from 'graphql'
import { type Constraint, constraints } from '#schema/__generated__/constraints.ts'
import { isRecord } from '../../coverage/answer/answer-places.ts'
import { type OutsideValue, outsideLists, outsideScalars } from './outside-values.ts'

/** A question that breaks exactly one constraint, and how it must be refused. */
export type ForbiddenQuestion = {
  /** The coordinate of the constraint: `AddressInput.city`. */
  coordinate: string
  rule: keyof Constraint
  variables: Readonly<Record<string, unknown>>
  /** The root field's key in the answer, and the problem's path from it. */
  field: string
  path: readonly string[]
  code: OutsideValue['code']
}

type Place = {
  coordinate: string
  path: readonly string[]
  type: GraphQLInputType
  value: unknown
  put: (value: unknown) => Record<string, unknown>
}

/**
 * Every constraint that an operation's variables can break, each once, with everything else as in the variables given, which are valid. Inputs that the
 * variables leave out are filled in with the least that is valid.
 */
export function forbiddenQuestions(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): ForbiddenQuestion[] {
  const found: ForbiddenQuestion[] = []
  const root = schema.getRootType(operation.operation)
  for (const field of operation.selectionSet.selections) {
    if (field.kind !== Kind.FIELD || !root) continue
    const key = field.alias?.value ?? field.name.value
    for (const place of argumentPlaces(root, field, variables)) follow(place, [], (question) => found.push({ ...question, field: key }))
  }
  return found
}

function argumentPlaces(root: GraphQLObjectType, node: FieldNode, variables: Readonly<Record<string, unknown>>): Place[] {
  const field = root.getFields()[node.name.value]
  return (node.arguments ?? []).flatMap(({ name, value }): Place[] => {
    const argument = field?.args.find((one) => one.name === name.value)
    if (!argument || value.kind !== Kind.VARIABLE) return []
    const variable = value.name.value
    return [
      {
        coordinate: `${root.name}.${node.name.value}(${argument.name}:)`,
        path: [argument.name],
        type: argument.type,
        value: variables[variable],
        put: (given) => ({ ...variables, [variable]: given }),
      },
    ]
  })
}

type Found = Omit<ForbiddenQuestion, 'field'>

/** `above`: the input types on the way, because some contain themselves. */
function follow(place: Place, above: readonly string[], take: (question: Found) => void): void {
  const { coordinate, path, put } = place
  const constraint = constraints[coordinate] ?? {}
  const bare = getNullableType(place.type)
  const takeAll = (outside: readonly OutsideValue[], at: readonly string[], wrap: (value: unknown) => unknown): void => {
    for (const { rule, value, code } of outside) take({ coordinate, rule, code, path: at, variables: put(wrap(value)) })
  }
  if (isListType(bare)) {
    const entry = Array.isArray(place.value) && place.value.length > 0 ? (place.value[0] as unknown) : leastValue(bare.ofType)
    takeAll(outsideLists(constraint, entry), path, (value) => value)
    const inside = { ...place, type: bare.ofType, value: entry, path: [...path, '0'], put: (value: unknown) => put([value]) }
    if (isInputObjectType(getNullableType(bare.ofType))) return followFields(inside, above, take)
    if (isEnumType(getNullableType(bare.ofType))) return
    return takeAll(outsideScalars(constraint), inside.path, (value) => [value])
  }
  if (isInputObjectType(bare)) return followFields(place, above, take)
  // GraphQL itself refuses what is none of the values, before any constraint is looked at.
  if (isEnumType(bare)) return
  takeAll(outsideScalars(constraint), path, (value) => value)
}

function followFields({ type, value, path, put }: Place, above: readonly string[], take: (question: Found) => void): void {
  const bare = getNullableType(type)
  if (!isInputObjectType(bare) || above.includes(bare.name)) return
  const given = isRecord(value) ? value : (leastValue(bare) as Record<string, unknown>)
  for (const field of Object.values(bare.getFields())) {
    // One of several: the others would have to go, and the one that is given is enough to try.
    if (bare.isOneOf && !(field.name in given)) continue
    follow(
      {
        coordinate: `${bare.name}.${field.name}`,
        path: [...path, field.name],
        type: field.type,
        value: given[field.name],
        put: (inner) => put({ ...given, [field.name]: inner }),
      },
      [...above, bare.name],
      take,
    )
  }
}

/** The least value that GraphQL accepts for a type: required fields alone. */
function leastValue(type: GraphQLInputType): unknown {
  const bare = getNullableType(type)
  if (isListType(bare)) return []
  if (isEnumType(bare)) return bare.getValues()[0]?.name
  if (isInputObjectType(bare)) {
    const fields = Object.values(bare.getFields())
    const due = bare.isOneOf ? fields.slice(0, 1) : fields.filter(isRequiredInputField)
    return Object.fromEntries(due.map((field) => [field.name, leastValue(field.type)]))
  }
  return bare.name === 'Int' || bare.name === 'Float' ? 1 : bare.name === 'Boolean' ? false : 'a'
}
