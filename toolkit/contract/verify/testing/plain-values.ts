import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql'
import { isSemanticNonNull } from '../../../codegen/semantic-non-null.ts'

/** Numbers from 0 below 1, the same for the same seed (mulberry32). */
function seededNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Fields = Record<string, unknown>

/** Values that fit the schema and mean something together, made by type: the data of a server that has nothing in common with the mock server. */
export class PlainValues {
  readonly #schema: GraphQLSchema
  readonly #next: () => number
  /** How many items a list may hold, by coordinate. */
  readonly #mostItems: (coordinate: string) => number
  #made = 0

  constructor(schema: GraphQLSchema, seed: number, mostItems: (coordinate: string) => number) {
    this.#schema = schema
    this.#next = seededNumbers(seed)
    this.#mostItems = mostItems
  }

  /** A whole number from 0 below the bound. */
  below(bound: number): number {
    return Math.floor(this.#next() * bound)
  }

  /** A value for a field of a type. `codes`: the codes that problems and notifications may carry. */
  of(type: GraphQLOutputType, coordinate: string, codes: readonly string[], isNullable = true): unknown {
    const bare = getNullableType(type)
    if (isNullable && !isNonNullType(type) && this.below(4) === 0) return null
    if (isListType(bare)) {
      const isToldCodes = codes.length === 0 && /\.(problems|notifications)$/.test(coordinate)
      const length = isToldCodes ? 0 : this.below(Math.min(4, this.#mostItems(coordinate) + 1))
      return Array.from({ length }, () => this.of(bare.ofType, coordinate, codes, false))
    }
    if (isEnumType(bare)) {
      if (bare.name === 'ErrorCode') return codes[this.below(codes.length)]
      const values = bare.getValues()
      return values[this.below(values.length)]?.name
    }
    if (isScalarType(bare)) return this.#scalar(bare.name, coordinate, codes)
    const members = isAbstractType(bare) ? this.#schema.getPossibleTypes(bare) : [bare]
    // A refusal without a code would be no refusal.
    const possible = members.filter((member) => codes.length > 0 || !isObjectType(member) || !isRejection(member))
    const member = possible[this.below(possible.length)]
    return isObjectType(member) ? this.object(member, codes) : null
  }

  /** An object whose fields are computed when they are asked, each once. */
  object(type: GraphQLObjectType, codes: readonly string[], fixed: Fields = {}): Fields {
    const known: Fields = { ...this.#fixed(type, codes), ...fixed }
    const object: Fields = { __typename: type.name }
    for (const { name, type: fieldType, astNode } of Object.values(type.getFields())) {
      object[name] = () => {
        if (!(name in known)) known[name] = this.of(fieldType, `${type.name}.${name}`, codes, !isSemanticNonNull(astNode))
        return known[name]
      }
    }
    return object
  }

  /** What types alone cannot say: amounts that add up, and pages that count their items. */
  #fixed(type: GraphQLObjectType, codes: readonly string[]): Fields {
    if (type.name === 'Price') return this.#price()
    // Sent back as the id of the request, which is a UUID.
    if (type.name === 'Checkout') return { attemptId: '00000000-0000-4000-8000-000000000001' }
    const fields = type.getFields()
    if (fields['pricing'] && fields['hasOnlyVirtualProducts']) return this.#basket(type, codes)
    const list = type.getInterfaces().some(({ name }) => name === 'Page')
      ? Object.values(fields).find(({ type: inner }) => isListType(getNullableType(inner)))
      : undefined
    if (!list) return {}
    const items = this.of(list.type, `${type.name}.${list.name}`, codes)
    const total = Array.isArray(items) ? items.length : 0
    const pagination = { __typename: 'Pagination', currentPage: 1, perPage: 24, total }
    return { [list.name]: items, pagination }
  }

  #price(): Fields {
    const raw = this.below(200_000)
    const formatted = `£${Math.floor(raw / 100).toLocaleString('en-GB')}.${String(raw % 100).padStart(2, '0')}`
    return { raw, formatted, currency: 'GBP', currencySymbol: '£' }
  }

  #basket(type: GraphQLObjectType, codes: readonly string[]): Fields {
    const { items, pricing, deliveryMethod } = type.getFields()
    const pricingType = pricing && getNullableType(pricing.type)
    if (!items || !deliveryMethod || !isObjectType(pricingType)) return {}
    const lines = this.of(items.type, `${type.name}.items`, codes)
    const method = this.of(deliveryMethod.type, `${type.name}.deliveryMethod`, codes)
    const hasOnlyVirtualProducts = this.below(3) === 0
    const [typical, membership, estimate, sent, off] = [30_000, 9000, 900, 900, 5000].map((most) => this.below(most)) as [
      number,
      number,
      number,
      number,
      number,
    ]
    const isDelivered = Array.isArray(lines) && lines.length > 0 && !hasOnlyVirtualProducts
    // Delivery that is only estimated is no part of what is charged.
    const delivery = isDelivered && method !== 'None' ? sent : 0
    return {
      items: lines,
      deliveryMethod: method,
      hasOnlyVirtualProducts,
      pricing: this.object(pricingType, codes, {
        currency: 'GBP',
        totalProductPriceByTier: { typical, member: typical },
        totalMembershipPrice: membership,
        estimatedShipping: estimate,
        shipping: { net: sent, gross: sent, tax: 0 },
        totalDiscountsByType: [{ __typename: 'DiscountByType', type: 'promo', code: 'CODE', name: 'A code', value: off }],
        totalPrice: { gross: typical - off + delivery + membership },
      }),
    }
  }

  #scalar(name: string, coordinate: string, codes: readonly string[]): unknown {
    this.#made += 1
    // What a server answers it takes back.
    if (coordinate.endsWith('.phone')) return '+44 20 7946 0123'
    if (/^Notification\.code$/.test(coordinate)) return codes[this.below(codes.length)] ?? ''
    // Each instant is earlier than the one before, so that lists are newest first.
    const instant = new Date(Date.UTC(2026, 0, 1) - this.#made * 86_400_000).toISOString()
    const made: Readonly<Record<string, unknown>> = {
      ID: `id-${this.#made}`,
      String: `text ${this.#made}`,
      Int: this.below(100),
      Float: this.below(100) / 4,
      Boolean: this.below(2) === 0,
      MinorUnits: this.below(100_000),
      MajorUnits: this.below(100),
      CurrencyCode: 'GBP',
      CountryCode: 'GB',
      Locale: 'en-GB',
      DateTime: instant,
      Date: instant.slice(0, 10),
      Html: '<p>Text</p>',
      Markdown: 'Text',
      JsonObject: {},
    }
    return made[name]
  }
}

function isRejection(type: GraphQLObjectType): boolean {
  return type.getInterfaces().some(({ name }) => name === 'Rejection')
}
