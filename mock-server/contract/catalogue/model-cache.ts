import { LRUCache } from 'lru-cache'
import type { CataloguePicture } from '#fixtures/catalogue/picture.ts'
import type { CategoryRecord } from '#fixtures/catalogue/record.ts'
import type { ActivePriceType } from '#schema/__generated__/types.ts'
import { ensure } from './ensure.ts'
import { ProductModel } from './product-model.ts'
import type { StoreIndex } from './store-index.ts'
import type { VariantModel } from './variant-model.ts'

/** Maximum number of cached products per tier. More than the shop's own catalogue has; it limits memory for enlarged ones. */
const KEPT = 4000

/** Models of one store's products, one per tier, created on first use and shared by every world. */
export class ModelCache {
  readonly #index: StoreIndex
  readonly #categories: readonly CategoryRecord[]
  readonly #pictures: ReadonlyMap<string, CataloguePicture>
  readonly #models: Record<ActivePriceType, LRUCache<number, ProductModel>> = {
    guest: new LRUCache({ max: KEPT }),
    typical: new LRUCache({ max: KEPT }),
    member: new LRUCache({ max: KEPT }),
  }

  constructor(index: StoreIndex, categories: readonly CategoryRecord[], pictures: ReadonlyMap<string, CataloguePicture>) {
    this.#index = index
    this.#categories = categories
    this.#pictures = pictures
  }

  /** The product at a position as a tier sees it. */
  at(position: number, tier: ActivePriceType): ProductModel {
    const setting = { store: this.#index.store, tier, pictures: this.#pictures }
    return ensure(this.#models[tier], position, () => new ProductModel(this.#index.at(position), setting, this.#categories))
  }

  /** A variant by sku or id as a tier sees it; undefined if this store does not sell it. */
  variant(key: string, tier: ActivePriceType): VariantModel | undefined {
    const found = this.#index.findVariant(key)
    return found && this.at(found.position, tier).variantOf(found.variant.sku)
  }
}
