import type { FaultRecord } from '#fixtures/scenarios/fault-record.ts'
import type { CatalogueIndex } from '../../contract/catalogue/catalogue-index.ts'
import type { JournalStore } from '../../journal/journal-store.ts'
import type { ClockChange } from '../clock.ts'
import type { WorldHost } from '../requests/request-world.ts'
import type { SessionFile } from './session-file.ts'

/** What sessions need from the server. `ask` sends a request to the server itself. */
export type SessionParts = {
  host: WorldHost
  journal: JournalStore
  catalogue: CatalogueIndex
  ask: (request: Request) => Promise<Response>
  /** The text of an operation by name; undefined if unknown. */
  documentOf: (operation: string) => string | undefined
}

/** What importing and replaying a session file use of `Sessions`. */
export type SessionCommands = {
  readonly parts: SessionParts
  open(selection: string, world: string): Promise<unknown>
  reset(id: string): Promise<unknown>
  setClock(id: string, change: ClockChange): Promise<unknown>
  setFaults(id: string, faults: readonly (string | FaultRecord)[]): Promise<unknown>
  exportFile(id: string): Promise<SessionFile>
}
