import type { CategoryRecord, ReviewRecord } from '#fixtures/catalogue/record.ts'
import type { Breadcrumb, Hreflang, ProductType, Reviews, SecondaryButton, SwatchImage } from '#schema/__generated__/types.ts'
import { SHARED } from '../execution/shared-value.ts'
import { reviewHistogram } from '../rules/review-histogram.ts'
import { productRating, type SoldProduct, storesWith } from './store-index.ts'
import { type ModelSetting, VariantModel } from './variant-model.ts'

/** A product in the contract's shape. Expensive parts are computed on first read and cached. */
export class ProductModel {
  readonly [SHARED] = true
  readonly id: string
  readonly type: ProductType
  readonly title: string
  readonly brandName: string
  readonly buttonText: string | null
  readonly secondaryButton: SecondaryButton | null
  readonly highlightedPrice = null
  readonly slug: string
  readonly variantCount: number
  readonly tagline: string
  readonly description: string
  readonly usage: string
  readonly ingredients: string
  /** Newest first, as in the records; their dates are relative to the world's start. */
  readonly reviewRecords: readonly ReviewRecord[]
  /** The category for the product page's breadcrumbs. */
  readonly #categoryPath: string | undefined
  readonly #sold: SoldProduct
  readonly #setting: ModelSetting
  readonly #categories: readonly CategoryRecord[]
  #variants: VariantModel[] | undefined
  #card: VariantModel | undefined
  #swatches: SwatchImage[] | undefined
  #reviews: Reviews | null | undefined

  constructor(sold: SoldProduct, setting: ModelSetting, categories: readonly CategoryRecord[]) {
    const { record } = sold
    this.#sold = sold
    this.#setting = setting
    this.#categories = categories
    this.#categoryPath = record.categoryPaths[0]
    this.id = record.id
    this.type = record.type
    this.title = record.title
    this.brandName = record.brandName
    this.buttonText = record.buttonText ?? null
    this.slug = record.slug
    this.tagline = record.tagline
    this.description = record.description
    this.usage = record.usage
    this.ingredients = record.ingredients
    this.variantCount = sold.variants.length
    this.secondaryButton = secondaryButton(record.type, this.variantCount)
    this.reviewRecords = record.reviews
  }

  get variants(): VariantModel[] {
    this.#variants ??= this.#sold.variants.map((record) => new VariantModel(record, this, this.#setting))
    return this.#variants
  }

  get defaultVariant(): VariantModel {
    this.#card ??= this.variantOf(this.#sold.card.sku)
    return this.#card
  }

  /** One of the product's variants; the sku must belong to it. */
  variantOf(sku: string): VariantModel {
    if (this.#variants) return this.#variants.find((variant) => variant.sku === sku) ?? this.defaultVariant
    const record = this.#sold.variants.find((variant) => variant.sku === sku) ?? this.#sold.card
    return new VariantModel(record, this, this.#setting)
  }

  get reviews(): Reviews | null {
    if (this.#reviews !== undefined) return this.#reviews
    const rating = productRating(this.#sold)
    this.#reviews = rating ? { ...rating, bestRating: 5, worstRating: 1, histogram: reviewHistogram(rating, this.reviewRecords) } : null
    return this.#reviews
  }

  /** Swatches of the shades; the colour is used in place of a picture. */
  get swatchImages(): SwatchImage[] {
    this.#swatches ??= this.#sold.variants.flatMap(({ id, shade }) => (shade ? [{ id, src: shade.colour, altText: shade.name }] : []))
    return this.#swatches
  }

  get breadcrumbs(): Breadcrumb[] {
    return breadcrumbs(this.#categoryPath, this.#categories, this.#setting.store)
  }

  get hreflangs(): Hreflang[] {
    return storesWith(this.#sold.record).map((locale) => ({ locale, slug: `/products/${this.slug}` }))
  }

  /** Filled by a resolver, because its length is an argument and its dates depend on the world. */
  readonly reviewList: never[] = []
}

function secondaryButton(type: ProductType, variantCount: number): SecondaryButton | null {
  if (type === 'multivariate') return { text: 'Choose a shade', type: 'SHADES' }
  return variantCount > 1 ? { text: 'Choose a size', type: 'LINK' } : null
}

/** The breadcrumbs from the shop's home page to a category. */
export function breadcrumbs(path: string | undefined, categories: readonly CategoryRecord[], store: ModelSetting['store']): Breadcrumb[] {
  const parts = path?.split('/') ?? []
  const steps = parts.flatMap((_, at) => {
    const upTo = parts.slice(0, at + 1).join('/')
    const category = categories.find((one) => one.path === upTo)
    return category ? [{ title: category.title[store], href: `/shop/${upTo}` }] : []
  })
  return [{ title: 'Home', href: '/' }, ...steps]
}
