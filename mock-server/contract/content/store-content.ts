import type { StoreContent } from '#fixtures/content/record.ts'
import { storeContent } from '#fixtures/content/store-content.ts'
import type { ContractContext } from '../context.ts'

/** What the CMS keeps for this store, and what this world has instead. */
export function contentOf({ store, world }: ContractContext): StoreContent {
  const own = world.state.read('content')
  return Object.keys(own).length === 0 ? storeContent[store] : { ...storeContent[store], ...own }
}
