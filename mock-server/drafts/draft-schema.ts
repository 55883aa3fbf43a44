import { addMocksToSchema, isRef } from '@graphql-tools/mock'
import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
} from 'graphql'
import { contractSchema, executableSchema } from '../contract/executable-schema.ts'
import { withSeededChance } from './seeded.ts'

const SEED = 'compact'
const WORDS = ['Rosehip', 'Satin', 'Veil', 'Bloom', 'Ember', 'Dusk', 'Petal', 'Linen', 'Clove', 'Amber']

const pick = (): string => WORDS[Math.floor(Math.random() * WORDS.length)] ?? ''
const whole = (most: number): number => Math.floor(Math.random() * most)

/** Mock values of scalars in proposed fields. Random numbers are seeded around every call. */
const mocks = {
  String: () => `${pick()} ${pick().toLowerCase()}`,
  Int: () => whole(100),
  Float: () => whole(1000) / 10,
  MinorUnits: () => 100 + whole(9900),
  MajorUnits: () => 1 + whole(99),
  CurrencyCode: () => 'GBP',
  CountryCode: () => 'GB',
  Locale: () => 'en-GB',
  DateTime: () => new Date(Date.UTC(2026, 2, 2) + whole(90 * 24) * 3_600_000).toISOString(),
  Date: () => new Date(Date.UTC(2026, 2, 2 + whole(90))).toISOString().slice(0, 10),
  Html: () => `<p>${pick()} <strong>${pick().toLowerCase()}</strong>.</p>`,
  Markdown: () => `${pick()} **${pick().toLowerCase()}**.`,
  JsonObject: () => ({ draft: pick() }),
}

/** Identifies a parent: the mock's own key, an id, or the root. */
function nameOf(source: unknown): string {
  if (isRef(source)) return source.$ref.key
  const id = typeof source === 'object' && source !== null && 'id' in source ? source.id : 'root'
  return String(id)
}

type Resolver = GraphQLFieldResolver<unknown, unknown>

function isAgreed(type: GraphQLObjectType, field: string): boolean {
  const agreed = contractSchema.getType(type.name)
  return isObjectType(agreed) && Object.hasOwn(agreed.getFields(), field)
}

/** Agreed fields use the contract's resolvers, proposed ones the mock; everything below a mock is mocked. */
function drafted(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>, mock: Resolver): Resolver {
  const own = field.resolve ?? defaultFieldResolver
  const agreed = isAgreed(type, field.name)
  return (source, args, context, info) => {
    if (agreed && !isRef(source)) return own(source, args, context, info)
    const word = [SEED, type.name, nameOf(source), field.name, JSON.stringify(args)].join('|')
    return withSeededChance(word, () => mock(source, args, context, info))
  }
}

/** The contract extended by a proposal: agreed fields answer as before, added ones have stable made-up values. */
export function draftSchema(proposal: string): GraphQLSchema {
  const schema = executableSchema(proposal)
  const mocked = addMocksToSchema({ schema: executableSchema(proposal), mocks })
  for (const type of Object.values(schema.getTypeMap())) {
    const twin = mocked.getType(type.name)
    if (isObjectType(type) && isObjectType(twin) && !type.name.startsWith('__')) draftType(type, twin)
    if (isAbstractType(type)) {
      const own = type.resolveType
      type.resolveType = (value, context, info, abstract) =>
        isRef(value) ? value.$ref.typeName : own ? own(value, context, info, abstract) : typeNameOf(value)
    }
  }
  return schema
}

function typeNameOf(value: unknown): string | undefined {
  const name = typeof value === 'object' && value !== null && '__typename' in value ? value['__typename'] : undefined
  return typeof name === 'string' ? name : undefined
}

function draftType(type: GraphQLObjectType, twin: GraphQLObjectType): void {
  for (const field of Object.values(type.getFields())) {
    const mock = twin.getFields()[field.name]?.resolve
    if (mock) field.resolve = drafted(type, field, mock)
  }
}
