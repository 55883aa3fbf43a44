import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { StoreContent } from '#fixtures/content/record.ts'
import type { JournalStore } from '../journal/journal-store.ts'
import type { Sessions } from '../worlds/sessions/sessions.ts'
import type { Access } from './access.ts'
import type { TellShop } from './content-webhook.ts'
import type { ContractParts } from './contract/contract-parts.ts'
import type { JournalListeners } from './journal-listeners.ts'

/** Dependencies of the control API. The host provides them on the first request. */
export type ControlParts = {
  sessions: Sessions
  journal: JournalStore
  listeners: JournalListeners
  access: Access
  /** The shop's URL, such as `http://localhost:3000`. */
  shopUrl: string
  contract: ContractParts
  /** Shows content to everybody who has not selected a state. */
  publishContent: (store: StoreLocale, content: Partial<StoreContent>) => void
  /** What was published in a store. */
  publishedContent: (store: StoreLocale) => Readonly<Partial<StoreContent>>
  /** Tells the shop what was published; absent without a secret to sign with. */
  tellShop?: TellShop | undefined
  /** Folder with the gallery's built files. */
  galleryFolder: string
  /** Generates a world name for a session opened without one. */
  newWorldName: () => string
  /** Receives unexpected errors, which responses never describe. */
  onDefect: (error: unknown, facts: { operation: string }) => void
}
