import type { JournalStore } from '../journal/journal-store.ts'
import type { Sessions } from '../worlds/sessions/sessions.ts'
import type { Access } from './access.ts'
import type { ContractParts } from './contract/contract-parts.ts'
import type { JournalListeners } from './journal-listeners.ts'

/** What the control API stands on. The host hands it over when the API is first asked. */
export type ControlParts = {
  sessions: Sessions
  journal: JournalStore
  listeners: JournalListeners
  access: Access
  /** Address of the shop, as `http://localhost:3000`. */
  shopUrl: string
  contract: ContractParts
  /** Folder of the gallery's files. */
  galleryFolder: string
  /** Makes up a world's name for a session that is opened without one. */
  newWorldName: () => string
  /** Told of defects, which answers never describe. */
  onDefect: (error: unknown) => void
}
