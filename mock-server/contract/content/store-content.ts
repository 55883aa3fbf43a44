import type { StoreContent } from '#fixtures/content/record.ts'
import { storeContent } from '#fixtures/content/store-content.ts'
import type { ContractContext } from '../context.ts'

/** This store's CMS content, with this world's overrides. */
export function contentOf({ store, world }: ContractContext): StoreContent {
  const own = world.state.read('content')
  return Object.keys(own).length === 0 ? storeContent[store] : { ...storeContent[store], ...own }
}
