import type { CataloguePicture } from '#fixtures/catalogue/picture.ts'
import type { StoreLocale, VariantRecord } from '#fixtures/catalogue/record.ts'
import type {
  ActivePriceType,
  Availability,
  Badge,
  DetailsMedia,
  Image,
  PageLink,
  Price,
  Prices,
  Ribbon,
  Swatch,
  Undertone,
  VariantPricing,
  VariantPricingDetails,
  VariantReview,
} from '#schema/__generated__/types.ts'
import { SHARED } from '../execution/shared-value.ts'
import { availability } from '../rules/basket/stock.ts'
import { price } from '../rules/money/price-format.ts'
import { imageOf } from './image-of.ts'
import { currentPrice, priceIn } from './store-index.ts'

const inStock = availability(true)
const outOfStock = availability(false)

/** The settings shared by the models of one store and tier. */
export type ModelSetting = {
  readonly store: StoreLocale
  readonly tier: ActivePriceType
  readonly pictures: ReadonlyMap<string, CataloguePicture>
}

/** The fields a variant reads from its product. */
type VariantOwner = {
  readonly title: string
  readonly brandName: string
  readonly slug: string
  readonly variantCount: number
  readonly variants: VariantModel[]
}

/** A variant in the contract's shape. Expensive parts are computed on first read and cached. */
export class VariantModel {
  readonly [SHARED] = true
  readonly id: string
  readonly sku: string
  readonly title: string
  readonly brandName: string
  readonly subTitle: string | null
  readonly size: string | null
  readonly slug: string
  readonly shade: string | null
  readonly href: string
  readonly pdpUrl: PageLink | null = null
  readonly availability: Availability
  readonly detailsMedia: DetailsMedia | null = null
  readonly badges: Badge[]
  readonly badge: Badge | null
  readonly ribbon: Ribbon | null
  readonly maxItemQuantity: number | null
  readonly review: VariantReview | null
  readonly #record: VariantRecord
  readonly #product: VariantOwner
  readonly #setting: ModelSetting
  #images: Image[] | undefined
  #prices: Prices | undefined
  #pricing: VariantPricing | undefined

  constructor(record: VariantRecord, product: VariantOwner, setting: ModelSetting) {
    this.#record = record
    this.#product = product
    this.#setting = setting
    this.id = record.id
    this.sku = record.sku
    this.title = product.title
    this.brandName = product.brandName
    this.size = record.size?.[setting.store] ?? null
    this.shade = record.shade?.name ?? null
    this.subTitle = [this.shade, this.size].filter((part) => part !== null).join(', ') || null
    this.slug = product.slug
    this.href = product.variantCount > 1 ? `/products/${record.sku}` : `/products/${product.slug}`
    this.availability = record.inStock ? inStock : outOfStock
    this.badges = [...record.badges]
    this.badge = this.badges[0] ?? null
    this.ribbon = record.ribbon ?? null
    this.maxItemQuantity = record.maxItemQuantity ?? null
    this.review = record.review ?? null
  }

  get images(): Image[] {
    this.#images ??= this.#record.pictures.map((id) => this.#image(id))
    return this.#images
  }

  get media(): Image[] {
    return this.images
  }

  get swatch(): Swatch | null {
    const { shade } = this.#record
    return shade ? { src: shade.colour, description: `${shade.name}, ${shade.likeness}` } : null
  }

  get undertone(): Undertone | null {
    return this.#record.shade?.undertone ?? null
  }

  get shadeVisual(): Image | null {
    if (!this.#record.shade) return null
    return this.images.find(({ id }) => this.#setting.pictures.get(id)?.view === 'texture') ?? null
  }

  get relatedVariants(): VariantModel[] {
    return this.#product.variants
  }

  get prices(): Prices {
    this.#prices ??= pricesOf(this.#record, this.#setting)
    return this.#prices
  }

  get pricing(): VariantPricing {
    this.#pricing ??= pricingOf(this.#record, this.#setting)
    return this.#pricing
  }

  get pricingDetails(): VariantPricingDetails {
    return { primary: { raw: this.pricing.primary.raw }, secondary: this.pricing.secondary ? { raw: this.pricing.secondary.raw } : null }
  }

  #image(id: string): Image {
    const thing = this.shade === null ? this.title : `${this.title} in ${this.shade}`
    const words = { hero: `${thing} by ${this.brandName}`, texture: `Texture of ${thing}`, set: `${thing}, styled` }
    return imageOf(id, words[this.#setting.pictures.get(id)?.view ?? 'hero'])
  }
}

function pricesOf(record: VariantRecord, { store, tier }: ModelSetting): Prices {
  const prices = priceIn(record, store)
  const offer = (raw: number | undefined): Price | null => (raw === undefined ? null : price(raw, store))
  return {
    activeType: tier,
    member: { regular: price(prices.member, store), promo: offer(prices.memberPromo) },
    guest: prices.guest === undefined ? null : { regular: price(prices.guest, store), promo: null },
    typical: { regular: price(prices.typical, store), promo: offer(prices.typicalPromo) },
  }
}

/** The price labels of the variants API. */
const labels: Record<ActivePriceType, string> = { member: "Member's Price", typical: 'Typical Price', guest: 'Traditional Retail' }

function pricingOf(record: VariantRecord, { store, tier }: ModelSetting): VariantPricing {
  const prices = priceIn(record, store)
  const tierPrice = (of: ActivePriceType): Price => price(currentPrice(prices, of), store, labels[of])
  const guest = prices.guest === undefined ? null : tierPrice('guest')
  const members = tierPrice('member')
  const typical = tierPrice('typical')
  const others = guest && tier !== 'typical' ? guest : typical
  const [primary, other] = tier === 'member' ? [members, others] : [others, members]
  return { members, typical, guest, primary, secondary: other.raw === primary.raw ? null : other }
}
