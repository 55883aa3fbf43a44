import { addMocksToSchema, isRef, type Ref } from '@graphql-tools/mock'
import {
  defaultFieldResolver,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isNullableType,
  isObjectType,
  isScalarType,
} from 'graphql'
import { ContractContext } from '../contract/context.ts'
import { contractDocument, contractSchema, executableSchema } from '../contract/executable-schema.ts'
import { selectWorld } from '../scenarios/selected-worlds.ts'
import { PLAIN_SEED } from '../worlds/arranged-state.ts'
import { type AppliedDraft, applyDraft, type DraftSource } from './apply-draft.ts'
import type { DraftExample } from './draft-examples.ts'
import { plausibleNumber, plausibleText } from './plausible.ts'
import { samplesOf } from './samples.ts'
import { withSeededChance } from './seeded.ts'

const SEED = 'compact'

/** Lists of a proposed field have so many entries: usually, and at most. The mock makes two at a time. */
const USUAL_LENGTH = 2
const LONGEST = 5

/** Seeds that ask for one kind of answer instead of random ones. */
const KINDS = ['null', 'empty', 'many']

const whole = (most: number): number => Math.floor(Math.random() * most)

/** Mock values of scalars in proposed fields that their name says nothing about. Random numbers are seeded around every call. */
const scalarMocks = {
  String: () => plausibleText(''),
  Int: () => whole(100),
  Float: () => whole(1000) / 10,
  MinorUnits: () => 100 + whole(9900),
  MajorUnits: () => 1 + whole(99),
  CurrencyCode: () => 'GBP',
  CountryCode: () => 'GB',
  Locale: () => 'en-GB',
  DateTime: () => new Date(Date.UTC(2026, 2, 2) + whole(90 * 24) * 3_600_000).toISOString(),
  Date: () => new Date(Date.UTC(2026, 2, 2 + whole(90))).toISOString().slice(0, 10),
  Html: () => `<p>${plausibleText('description')}</p>`,
  Markdown: () => `**${plausibleText('title')}**. ${plausibleText('description')}`,
  JsonObject: () => ({ draft: plausibleText('title') }),
}

type Resolver = GraphQLFieldResolver<unknown, unknown>

/** A proposed field: its coordinate, how the contract answers it if it does, and how it is mocked. */
type ProposedField = { type: GraphQLObjectType; field: GraphQLField<unknown, unknown>; mock: Resolver; isNew: boolean }

/** The contract with a draft applied, and the schema that answers it: what is agreed as before, what is new with stable made-up values. */
export type OpenDraft = { applied: AppliedDraft; schema: GraphQLSchema }

/** Opens a draft. Throws `DraftError` with every problem and its place. */
export function openDraft(source: DraftSource): OpenDraft {
  const applied = applyDraft(contractDocument, source)
  return { applied, schema: new DraftAnswers(applied).schema }
}

/** The schema of a draft, for tests. */
export function draftSchema(text: string): GraphQLSchema {
  return openDraft({ file: 'draft.graphql', text }).schema
}

/** Answers a draft. */
class DraftAnswers {
  readonly schema: GraphQLSchema
  readonly #applied: AppliedDraft
  /** Objects that an example wrote, and the type of each agreed object that stands where a draft's union or interface is answered. */
  readonly #written = new WeakSet<object>()
  readonly #types = new WeakMap<object, string>()

  constructor(applied: AppliedDraft) {
    this.#applied = applied
    this.schema = executableSchema(applied.document)
    const mocked = addMocksToSchema({ schema: executableSchema(applied.document), mocks: scalarMocks })
    for (const type of Object.values(this.schema.getTypeMap())) {
      const twin = mocked.getType(type.name)
      if (isObjectType(type) && isObjectType(twin) && !type.name.startsWith('__')) this.#answerType(type, twin)
      if (isEnumType(type)) withoutGoneValues(type)
      if (isAbstractType(type)) {
        const own = type.resolveType
        type.resolveType = (value, context, info, abstract) =>
          isRef(value) ? value.$ref.typeName : (this.#typeOf(value) ?? (own ? own(value, context, info, abstract) : undefined))
      }
    }
  }

  #isNew(type: GraphQLObjectType, field: string): boolean {
    const agreed = contractSchema.getType(type.name)
    const isAgreed = isObjectType(agreed) && Object.hasOwn(agreed.getFields(), field)
    return !isAgreed || this.#applied.changed.has(`${type.name}.${field}`)
  }

  #answerType(type: GraphQLObjectType, twin: GraphQLObjectType): void {
    for (const field of Object.values(type.getFields())) {
      const mock = twin.getFields()[field.name]?.resolve
      if (mock) field.resolve = this.#resolver({ type, field, mock, isNew: this.#isNew(type, field.name) })
    }
  }

  /** Agreed fields use the contract's resolvers, proposed ones an example or the mock; everything below a mock is mocked. */
  #resolver(proposed: ProposedField): Resolver {
    const { type, field, isNew } = proposed
    const own = field.resolve ?? defaultFieldResolver
    const examples = this.#applied.examples.get(`${type.name}.${field.name}`) ?? []
    return (source, args, context, info) => {
      const isWritten = typeof source === 'object' && source !== null && this.#written.has(source)
      if (isWritten && Object.hasOwn(source, field.name)) return this.#marked(source[field.name as keyof typeof source])
      const isOurs = isNew || isRef(source) || isWritten || fitting(examples, context).length > 0
      if (!isOurs) return own(source, args, context, info)
      return this.#proposedAnswer(proposed, source, args, context, info, examples)
    }
  }

  #proposedAnswer(
    { type, field, mock }: ProposedField,
    source: unknown,
    args: Record<string, unknown>,
    context: unknown,
    info: Parameters<Resolver>[3],
    examples: readonly DraftExample[],
  ): unknown {
    const seed = seedOf(context)
    const word = [
      SEED,
      ...(seed === PLAIN_SEED || KINDS.includes(seed) ? [] : [seed]),
      type.name,
      nameOf(source),
      field.name,
      JSON.stringify(args),
    ]
    return withSeededChance(word.join('|'), () => {
      const isList = isListType(getNullableType(field.type))
      const given = fitting(examples, context)
      if (given.length > 0 && !KINDS.includes(seed)) return this.#marked(oneOf(given))
      if (isNullableType(field.type) && (seed === 'null' || (isVaried(seed) && whole(4) === 0))) return null
      if (isList && seed === 'empty') return []
      if (given.length > 0) return this.#marked(oneOf(given))
      const made = (from: unknown): unknown => mock(from, args, context, info)
      const entries = isList ? listOf(lengthFor(seed), source, made) : [made(isRef(source) ? source : {})]
      const shaped = entries.map((entry) => this.#shaped(field, entry, context, info))
      const isLater = shaped.some((entry) => entry instanceof Promise)
      if (isLater) return Promise.all(shaped).then((all) => (isList ? all : all[0]))
      return isList ? shaped : shaped[0]
    })
  }

  /** A mocked value made plausible: a leaf by the name of its field, an object of an agreed type by one that the contract answers. */
  #shaped(field: GraphQLField<unknown, unknown>, value: unknown, context: unknown, info: Parameters<Resolver>[3]): unknown {
    const named = getNamedType(field.type)
    if (isRef(value)) return this.#sampled(value, context, info)
    const given = fitting(this.#applied.examples.get(named.name) ?? [], context)
    if (given.length > 0) return this.#marked(oneOf(given))
    if (!isScalarType(named)) return value
    if (named.name === 'String') return plausibleText(field.name)
    return named.name === 'Int' || named.name === 'Float' ? plausibleNumber(field.name) : value
  }

  /** An agreed object in place of a mocked one of its type, and an example in place of a mocked proposed one. */
  #sampled(ref: Ref, context: unknown, info: Parameters<Resolver>[3]): unknown {
    const { typeName } = ref.$ref
    const given = fitting(this.#applied.examples.get(typeName) ?? [], context)
    if (given.length > 0) return this.#marked(oneOf(given), typeName)
    const isChanged = [...this.#applied.changed].some((coordinate) => coordinate.startsWith(`${typeName}.`))
    if (!isObjectType(contractSchema.getType(typeName)) || (isChanged && !isObjectType(this.schema.getType(typeName)))) return ref
    const at = whole(1000)
    return samplesOf(typeName, context, info).then((samples) => {
      const sample = samples[at % Math.max(samples.length, 1)]
      if (typeof sample !== 'object' || sample === null) return ref
      this.#types.set(sample, typeName)
      return sample
    })
  }

  /** Remembers that an example wrote these objects, so that their fields are read from them. */
  #marked(value: unknown, type?: string): unknown {
    if (Array.isArray(value)) return value.map((entry) => this.#marked(entry))
    if (typeof value !== 'object' || value === null) return value
    const copy = { ...value }
    this.#written.add(copy)
    if (type !== undefined) this.#types.set(copy, type)
    return copy
  }

  #typeOf(value: unknown): string | undefined {
    if (typeof value !== 'object' || value === null) return undefined
    const name = '__typename' in value ? value['__typename'] : undefined
    return typeof name === 'string' ? name : this.#types.get(value)
  }
}

/** The values of the examples that hold in this session. One that names a part of the selection goes before those that always hold. */
function fitting(examples: readonly DraftExample[], context: unknown): readonly unknown[] {
  if (examples.length === 0) return []
  const own = examples.filter(({ when }) => when !== undefined && isSelected(when, context))
  return (own.length > 0 ? own : examples.filter(({ when }) => when === undefined)).flatMap(({ values }) => values)
}

/** Whether the session's selection holds every part, as `basket=empty`, or a scenario's name: adding the part would change nothing. */
function isSelected(when: string, context: unknown): boolean {
  const selection = context instanceof ContractContext ? context.world.base.scenario : null
  if (selection === null) return false
  const parts = selection.split('&')
  return when.split('&').every((part) => {
    const [facet = '', value] = part.split('=')
    if (value === undefined) return parts.includes(part)
    const said = parts.find((one) => one.startsWith(`${facet}=`))
    if (said)
      return said
        .slice(facet.length + 1)
        .split(',')
        .includes(value)
    return selectWorld(`${selection}&${part}`).selection === selection
  })
}

/** The seed of the session: `null`, `empty` and `many` ask for that kind of answer, any other for random ones. */
function seedOf(context: unknown): string {
  return context instanceof ContractContext ? context.world.state.read('seed') : PLAIN_SEED
}

function isVaried(seed: string): boolean {
  return seed !== PLAIN_SEED && !KINDS.includes(seed)
}

function lengthFor(seed: string): number {
  if (seed === 'many') return LONGEST
  return isVaried(seed) ? whole(LONGEST + 1) : USUAL_LENGTH
}

/** As many entries as wanted. The mock is asked again for more, each time for another parent. */
function listOf(length: number, source: unknown, made: (from: unknown) => unknown): unknown[] {
  const entries: unknown[] = []
  for (let turn = 0; entries.length < length; turn += 1) {
    // The mock prefers what the source holds under that name, and that may be of the old type.
    const from = isRef(source) ? { $ref: { ...source.$ref, key: turn === 0 ? source.$ref.key : `${source.$ref.key}+${turn}` } } : {}
    const value = made(from)
    if (!Array.isArray(value) || value.length === 0) break
    entries.push(...value)
  }
  return entries.slice(0, length)
}

function oneOf(values: readonly unknown[]): unknown {
  return values[whole(values.length)]
}

/** An enum value that the draft took away, as an agreed resolver still answers it, becomes the first that is left. */
function withoutGoneValues(type: GraphQLEnumType): void {
  const agreed = contractSchema.getType(type.name)
  const gone = isEnumType(agreed) ? agreed.getValues().filter(({ name }) => !type.getValue(name)) : []
  if (gone.length === 0) return
  const names = new Set<unknown>(gone.map(({ value }) => value))
  const own = type.coerceOutputValue.bind(type)
  type.coerceOutputValue = (value) => own(names.has(value) ? type.getValues()[0]?.value : value)
}

/** Identifies a parent: the mock's own key, an id, or the root. */
function nameOf(source: unknown): string {
  if (isRef(source)) return source.$ref.key
  const id = typeof source === 'object' && source !== null && 'id' in source ? source.id : 'root'
  return String(id)
}
