import type { StoreContent } from '#fixtures/content/record.ts'
import { storeContent } from '#fixtures/content/store-content.ts'
import type { ContractContext } from '../context.ts'

/** This store's CMS content, with what was published and this world's overrides. */
export function contentOf({ store, world, published }: ContractContext): StoreContent {
  const own = world.state.read('content')
  const isUntouched = Object.keys(own).length + Object.keys(published).length === 0
  return isUntouched ? storeContent[store] : { ...storeContent[store], ...published, ...own }
}
