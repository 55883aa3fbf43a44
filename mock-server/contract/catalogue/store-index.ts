import type { Catalogue, PriceRecord, ProductRecord, StoreLocale, VariantRecord } from '#fixtures/catalogue/record.ts'
import type { ActivePriceType } from '#schema/__generated__/types.ts'

/** A product as one store sells it. */
export type SoldProduct = {
  readonly record: ProductRecord
  /** The variants that this store sells, in order; never empty. */
  readonly variants: readonly VariantRecord[]
  /** The variant that a card shows: the leading one if it is in stock, else the first in stock, else the first. */
  readonly card: VariantRecord
}

/** A variant's price in one store. */
export function priceIn(variant: VariantRecord, store: StoreLocale): PriceRecord {
  const prices = variant.prices[store]
  if (!prices) throw new Error(`${variant.sku} is not sold in ${store}.`)
  return prices
}

/** A tier's current price, offers included; minor units. A guest without a separate price pays the typical one. */
export function currentPrice(prices: PriceRecord, tier: ActivePriceType): number {
  if (tier === 'member') return prices.memberPromo ?? prices.member
  const typical = prices.typicalPromo ?? prices.typical
  return tier === 'guest' ? (prices.guest ?? typical) : typical
}

/** The stores that sell a product. */
export function storesWith(record: ProductRecord): StoreLocale[] {
  return (['en-GB', 'en-US'] as const).filter((store) => record.variants.some((variant) => variant.prices[store]))
}

function soldIn(record: ProductRecord, store: StoreLocale): SoldProduct | undefined {
  const variants = record.variants.filter((variant) => variant.prices[store])
  const first = variants[0]
  return (
    first && {
      record,
      variants,
      card: variants.find(({ leads, inStock }) => leads && inStock) ?? variants.find(({ inStock }) => inStock) ?? first,
    }
  )
}

/** Everything one store sells, in the catalogue's order, with lookups. A product's index in `products` is its position. */
export class StoreIndex {
  readonly store: StoreLocale
  readonly products: readonly SoldProduct[]
  /** Products that are sold but not listed: their positions follow those of `products`. */
  readonly #unlisted: readonly SoldProduct[]
  readonly #positionById = new Map<string, number>()
  readonly #positionBySlug = new Map<string, number>()
  readonly #bySku = new Map<string, { position: number; variant: VariantRecord }>()
  readonly #byVariantId = new Map<string, { position: number; variant: VariantRecord }>()
  readonly #prices = new Map<ActivePriceType, Int32Array>()
  #ratings: { stars: Float64Array; counts: Uint32Array } | undefined

  constructor(catalogue: Catalogue, store: StoreLocale) {
    this.store = store
    this.products = catalogue.products.flatMap((record) => soldIn(record, store) ?? [])
    this.#unlisted = catalogue.unlisted.flatMap((record) => soldIn(record, store) ?? [])
    for (const [position, product] of [...this.products, ...this.#unlisted].entries()) this.#file(product, position)
  }

  #file({ record, variants }: SoldProduct, position: number): void {
    this.#positionById.set(record.id, position)
    this.#positionBySlug.set(record.slug, position)
    for (const variant of variants) {
      this.#bySku.set(variant.sku, { position, variant })
      this.#byVariantId.set(variant.id, { position, variant })
    }
  }

  /** The product at a position. */
  at(position: number): SoldProduct {
    const product = this.products[position] ?? this.#unlisted[position - this.products.length]
    if (!product) throw new Error(`No product at position ${position}.`)
    return product
  }

  /** Position of a product by its id. */
  positionOfId(id: string): number | undefined {
    return this.#positionById.get(id)
  }

  /** Position of a product by its slug, or by the sku of one of its variants. */
  positionOfSlug(slug: string): number | undefined {
    return this.#positionBySlug.get(slug) ?? this.#bySku.get(slug)?.position
  }

  /** Whether this store sells a sku. */
  hasSku(sku: string): boolean {
    return this.#bySku.has(sku)
  }

  /** A variant that this store sells and its product's position, by sku or variant id. */
  findVariant(key: string): { position: number; variant: VariantRecord } | undefined {
    return this.#bySku.get(key) ?? this.#byVariantId.get(key)
  }

  /** The current price of each product's card variant in a tier, by position. */
  cardPrices(tier: ActivePriceType): Int32Array {
    const known = this.#prices.get(tier)
    if (known) return known
    const made = Int32Array.from(this.products, ({ card }) => currentPrice(priceIn(card, this.store), tier))
    this.#prices.set(tier, made)
    return made
  }

  /** Average stars and number of reviews of each product, by position. */
  ratings(): { stars: Float64Array; counts: Uint32Array } {
    this.#ratings ??= {
      stars: Float64Array.from(this.products, (product) => productRating(product)?.stars ?? 0),
      counts: Uint32Array.from(this.products, (product) => productRating(product)?.count ?? 0),
    }
    return this.#ratings
  }
}

/** A product's rating. Reviews are per product, not per shade, so every variant has the same one. Undefined if there are none. */
export function productRating({ variants }: SoldProduct): { stars: number; count: number } | undefined {
  return variants.find(({ review }) => review)?.review
}
