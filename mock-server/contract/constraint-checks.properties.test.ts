import fc from 'fast-check'
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { type Constraint, constraints } from '#schema/__generated__/constraints.ts'
import type { ErrorCode } from '#schema/__generated__/types.ts'
import { shareOf } from '#tests/harness/generated-share.ts'
import { createTestServer } from '../test.ts'
import { contractSchema } from './executable-schema.ts'
import { isEmail } from './rules/input/email.ts'

/** An argument or input field with a constraint, at one place where a request can carry it. */
type Place = {
  readonly owner: GraphQLObjectType
  readonly field: GraphQLField<unknown, unknown>
  /** From the argument inwards, each with its coordinate. */
  readonly steps: readonly { readonly coordinate: string; readonly input: GraphQLArgument | GraphQLInputField }[]
}

const UUID_V4 = '3f0c8f6e-6d5b-4a52-9d8e-0b6f3f4c2a10'

/** Selections that reach a field which is not one of the root's. */
const ways: Readonly<Record<string, string>> = { Product: 'productBySlug(slug: "ribbon-satin-lipstick")' }

const scalars: Readonly<Record<string, unknown>> = { Boolean: true, Date: '1990-04-17', MinorUnits: 0, JsonObject: {} }

const server = createTestServer({ wait: () => Promise.resolve() })

function placesOf(owner: GraphQLObjectType): Place[] {
  return Object.values(owner.getFields()).flatMap((field) =>
    field.args.flatMap((input) => within({ owner, field, steps: [{ coordinate: `${owner.name}.${field.name}(${input.name}:)`, input }] })),
  )
}

function within(place: Place): Place[] {
  const type = getNamedType(last(place).input.type)
  const inner = isInputObjectType(type) ? Object.values(type.getFields()) : []
  return [
    place,
    ...inner.flatMap((input) => within({ ...place, steps: [...place.steps, { coordinate: `${type.name}.${input.name}`, input }] })),
  ]
}

function last({ steps }: Place): Place['steps'][number] {
  const step = steps.at(-1)
  if (!step) throw new Error('A place has at least its argument.')
  return step
}

const objectTypes = Object.values(contractSchema.getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith('__'))
const places = objectTypes
  .filter((type) => isObjectType(type))
  .flatMap(placesOf)
  .filter((place) => last(place).coordinate in constraints)

/** A text of so many characters, a few of them beyond the basic plane, with spaces around that do not count. */
function textOf(length: fc.Arbitrary<number>): fc.Arbitrary<string> {
  const character = fc.constantFrom('a', 'é', '💄', '9', '-', ' ')
  const exact = length.chain((count) => fc.array(character, { minLength: count, maxLength: count }))
  return fc
    .tuple(exact, fc.constantFrom('', ' ', '\n'))
    .map(([characters, around]) => around + characters.join('').replace(/^ | $/g, 'a') + around)
}

function isWithin(text: string, { minLength = 0, maxLength = 1000 }: Constraint): boolean {
  const { length } = [...text.trim()]
  return length >= minLength && length <= maxLength
}

function textInside(constraint: Constraint): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 1000, pattern, format } = constraint
  if (format === 'uuid') return fc.uuid({ version: 4 })
  if (format === 'email') return fc.emailAddress().filter((text) => isEmail(text) && isWithin(text, constraint))
  if (pattern !== undefined) return fc.stringMatching(new RegExp(`^(?:${pattern})$`, 'u')).filter((text) => isWithin(text, constraint))
  return fc.oneof(textOf(fc.constantFrom(minLength, maxLength)), textOf(fc.integer({ min: minLength, max: maxLength })))
}

type Outside = { readonly code: ErrorCode; readonly values: fc.Arbitrary<unknown> }

function textsOutside(constraint: Constraint): Outside[] {
  const { minLength = 0, maxLength, pattern, format } = constraint
  const malformed = fc
    .constantFrom('#', '##########', '#'.repeat(maxLength ?? 36), '#'.repeat(36))
    .filter((text) => isWithin(text, constraint))
  return [
    ...(minLength > 0 ? [{ code: 'REQUIRED' as const, values: fc.constantFrom('', ' ', '\t\n') }] : []),
    ...(minLength > 1 ? [{ code: 'TOO_SHORT' as const, values: textOf(fc.integer({ min: 1, max: minLength - 1 })) }] : []),
    ...(maxLength === undefined
      ? []
      : [{ code: 'TOO_LONG' as const, values: textOf(fc.integer({ min: maxLength + 1, max: maxLength + 100 })) }]),
    ...(pattern === undefined && format === undefined ? [] : [{ code: 'INVALID' as const, values: malformed }]),
  ]
}

function numberInside({ min = -1000, max = 1000 }: Constraint): fc.Arbitrary<number> {
  return fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max }))
}

function numbersOutside({ min, max }: Constraint): Outside[] {
  const below = min === undefined ? [] : [fc.constant(min - 1), fc.integer({ min: -(2 ** 31), max: min - 1 })]
  const above = max === undefined ? [] : [fc.constant(max + 1), fc.integer({ min: max + 1, max: 2 ** 31 - 1 })]
  return [{ code: 'OUT_OF_RANGE', values: fc.oneof(...below, ...above) }]
}

/** Inputs that argument-rules.ts narrows further than their constraint. */
const ruledValues: readonly (readonly [RegExp, fc.Arbitrary<unknown>])[] = [[/^ItemInput\.id$/, fc.uuid({ version: 4 })]]

/** Values that a place accepts. */
function inside(type: GraphQLInputType, coordinate: string, constraint: Constraint): fc.Arbitrary<unknown> {
  const bare = getNullableType(type)
  if (isListType(bare)) {
    const { minItems = 0, maxItems = 60 } = constraint
    return fc
      .oneof(fc.constantFrom(minItems, maxItems), fc.integer({ min: minItems, max: maxItems }))
      .chain((count) => fc.array(inside(bare.ofType, coordinate, constraint), { minLength: count, maxLength: count }))
  }
  if (isInputObjectType(bare)) return fc.constant(minimal(bare, coordinate))
  const ruled = ruledValues.find(([name]) => name.test(coordinate))?.[1]
  if (ruled) return ruled
  if (bare.name === 'Int') return numberInside(constraint)
  return bare.name === 'String' || bare.name === 'ID' ? textInside(constraint) : fc.constant(minimal(bare, coordinate))
}

/** What a place refuses, by rule; `at` is where in the value the problem is. */
function outside(type: GraphQLInputType, coordinate: string, constraint: Constraint): (Outside & { at: readonly string[] })[] {
  const bare = getNullableType(type)
  if (isListType(bare)) {
    const { minItems = 0, maxItems } = constraint
    const item = minimal(bare.ofType, coordinate)
    const listOf = (count: fc.Arbitrary<number>) => count.map((length) => Array.from({ length }, () => item))
    const items = outside(bare.ofType, coordinate, constraint)
    return [
      ...(minItems > 0 ? [{ code: 'REQUIRED' as const, values: fc.constant([]), at: [] }] : []),
      ...(maxItems === undefined
        ? []
        : [{ code: 'TOO_LONG' as const, values: listOf(fc.integer({ min: maxItems + 1, max: maxItems + 40 })), at: [] }]),
      ...items.map(({ code, values, at }) => ({ code, values: values.map((value) => [item, value]), at: ['1', ...at] })),
    ]
  }
  const rules = bare.name === 'Int' ? numbersOutside(constraint) : isLeafType(bare) && !isEnumType(bare) ? textsOutside(constraint) : []
  return rules.map((rule) => ({ ...rule, at: [] }))
}

/** The least value that a type and its constraint accept. */
function minimal(type: GraphQLInputType, coordinate: string): unknown {
  const bare = getNullableType(type)
  const constraint = constraints[coordinate] ?? {}
  if (isListType(bare)) return Array.from({ length: constraint.minItems ?? 0 }, () => minimal(bare.ofType, coordinate))
  if (isInputObjectType(bare)) return minimalObject(bare.name, Object.values(bare.getFields()), bare.isOneOf)
  if (isEnumType(bare)) return bare.getValues()[0]?.name
  if (bare.name === 'Int') return constraint.min ?? 0
  if (coordinate === 'ItemInput.id' || constraint.format === 'uuid') return UUID_V4
  if (constraint.format === 'email') return 'ada@example.com'
  if (constraint.pattern !== undefined) return fc.sample(textInside(constraint), { numRuns: 1, seed: 1 })[0]
  return bare.name === 'String' || bare.name === 'ID' ? 'a'.repeat(Math.max(1, constraint.minLength ?? 0)) : scalars[bare.name]
}

function minimalObject(typeName: string, fields: readonly GraphQLInputField[], isOneOf: boolean): Record<string, unknown> {
  const needed = isOneOf ? fields.slice(0, 1) : fields.filter(({ type, default: given }) => isNonNullType(type) && given === undefined)
  const values = Object.fromEntries(needed.map(({ name, type }) => [name, minimal(type, `${typeName}.${name}`)]))
  return typeName === 'ItemInput' ? { ...values, variantSku: 'OT-RSL-07' } : values
}

/** The value of the outermost step, with `value` in the innermost, and the path to it. */
function placed(steps: Place['steps'], value: unknown): { value: unknown; path: string[] } {
  const [step, ...rest] = steps
  if (!step) return { value, path: [] }
  const [next] = rest
  if (!next) return { value, path: [step.input.name] }
  const type = getNamedType(step.input.type)
  if (!isInputObjectType(type)) throw new Error(`${step.coordinate} has nothing inside.`)
  const below = placed(rest, value)
  const held: Record<string, unknown> = type.isOneOf ? {} : minimalObject(type.name, Object.values(type.getFields()), false)
  held[next.input.name] = below.value
  // A membership has no variant, and two names of a variant must agree.
  if (next.coordinate === 'ItemInput.membershipId') Object.assign(held, { type: 'membership', variantSku: null })
  if (next.coordinate === 'ItemInput.variantId') held['variantSku'] = null
  const isList = isListType(getNullableType(step.input.type))
  return { value: isList ? [held] : held, path: [step.input.name, ...(isList ? ['0'] : []), ...below.path] }
}

type Told = { codes: string[]; problems: { code: string; path: string }[] }

async function told({ owner, field, steps }: Place, value: unknown): Promise<Told> {
  const given = placed(steps, value).value
  const variables: Record<string, unknown> = {}
  for (const { name, type, default: standard } of field.args) {
    if (name === steps[0]?.input.name) variables[name] = given
    else if (isNonNullType(type) && standard === undefined) variables[name] = minimal(type, `${owner.name}.${field.name}(${name}:)`)
  }
  const sent = field.args.filter(({ name }) => name in variables)
  const asked = `${field.name}(${sent.map(({ name }) => `${name}: $${name}`).join(', ')}) ${isLeafType(getNamedType(field.type)) ? '' : '{ __typename }'}`
  const isRoot = owner === contractSchema.getQueryType() || owner === contractSchema.getMutationType()
  const way = ways[owner.name]
  if (!isRoot && way === undefined) throw new Error(`Say in 'ways' how a request reaches ${owner.name}.${field.name}.`)
  const document = `${owner === contractSchema.getMutationType() ? 'mutation' : 'query'} (${sent.map(({ name, type }) => `$${name}: ${type}`).join(', ')}) { ${isRoot ? asked : `${way} { ${asked} }`} }`
  const { errors } = await server.execute({ document, variables })
  return {
    codes: errors.map(({ extensions, message }) => extensions?.code ?? message),
    problems: errors.flatMap(({ extensions }) => problemsIn(extensions)),
  }
}

function problemsIn(extensions: { code?: string; problems?: readonly { code: string; path: readonly string[] }[] } = {}): Told['problems'] {
  return (extensions.problems ?? []).map(({ code, path }) => ({ code, path: path.join('.') }))
}

const RUNS = { numRuns: shareOf(8) }

describe.each(
  places.map(
    (place) => [`${place.owner.name}.${place.field.name}: ${place.steps.map(({ input }) => input.name).join('.')}`, place] as const,
  ),
)('%s', (_title, place) => {
  const { coordinate, input } = last(place)
  const constraint = constraints[coordinate] ?? {}

  test('takes what its constraint allows', async () => {
    await fc.assert(
      fc.asyncProperty(inside(input.type, coordinate, constraint), async (value) => {
        const { codes, problems } = await told(place, value)
        const path = placed(place.steps, value).path.join('.')
        expect(problems.filter((one) => `${one.path}.`.startsWith(`${path}.`) && one.code !== 'NOT_FOUND')).toEqual([])
        // Nothing was refused before the constraints were looked at.
        expect(codes).not.toContain('GRAPHQL_VALIDATION_FAILED')
        expect(codes.includes('BAD_USER_INPUT') && problems.length === 0).toBe(false)
      }),
      RUNS,
    )
  })

  test.each(outside(input.type, coordinate, constraint))('refuses the rest as $code', async ({ code, values, at }) => {
    await fc.assert(
      fc.asyncProperty(values, async (value) => {
        const path = [...placed(place.steps, value).path, ...at].join('.')
        expect(await told(place, value)).toEqual({ codes: ['BAD_USER_INPUT'], problems: [{ code, path }] })
      }),
      RUNS,
    )
  })
})

test('every constraint of an input stands at a place that a request reaches', () => {
  const reached = new Set(places.map((place) => last(place).coordinate))
  const inputs = Object.keys(constraints).filter((coordinate) => {
    const [typeName = ''] = coordinate.split('.')
    return coordinate.endsWith(':)') || isInputObjectType(contractSchema.getType(typeName))
  })
  expect(inputs.filter((coordinate) => !reached.has(coordinate))).toEqual([])
  expect(inputs.length).toBeGreaterThan(100)
})
