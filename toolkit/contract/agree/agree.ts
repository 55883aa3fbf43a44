import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changesSinceAgreed, soundness } from '../check/check.ts'
import { eventChangesSinceAgreed, eventParts, eventsText } from '../events/check-events.ts'
import { AGREED_EVENTS_FILE, EVENTS_FOLDER } from '../events/load-events.ts'
import { AGREED_FILE, loadContract } from '../load.ts'
import { count, printParts } from '../report.ts'
import { entryFor, withEntry } from './changelog.ts'

const CHANGELOG_FILE = 'schema/CHANGELOG.md'

const HEADER = '# The agreed contract. Written by `npm run contract -- agree`; never edited by hand.\n\n'

/** Outcome of an agreement, worded for the person who ran the command. */
export type Agreement = { ok: boolean; text: string }

/**
 * Stores the current contract as the agreed one and adds the changes to the changelog, with the operations they affect. Refuses a contract that fails lint, is
 * invalid or has an operation without a policy. Breaking changes are accepted: agreeing them is the purpose of this command.
 */
export async function agree(
  root: string,
  { message, date = today() }: { message?: string | undefined; date?: string | undefined },
): Promise<Agreement> {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return { ok: false, text: `"${date}" is no date: write it as 2026-11-21` }
  const contract = loadContract(root)
  const eventFaults = eventParts(root).parts.slice(0, 1)
  const faults = [...(await soundness(root, contract)), ...eventFaults].filter(({ ok }) => !ok)
  if (faults.length > 0) return { ok: false, text: `Nothing was agreed: the contract itself is at fault.\n\n${printParts(faults)}` }

  const hasEvents = existsSync(join(root, EVENTS_FOLDER))
  const ofApi = await changesSinceAgreed(root, contract)
  const changes = ofApi && [...ofApi, ...(hasEvents ? eventChangesSinceAgreed(root) : [])]
  if (changes?.length === 0) return { ok: true, text: 'Nothing to agree: the contract is the agreed one.' }

  const changelog = join(root, CHANGELOG_FILE)
  const before = existsSync(changelog) ? readFileSync(changelog, 'utf8') : ''
  const types = Object.keys(contract.schema.getTypeMap()).filter((name) => !name.startsWith('__')).length
  const first = `The first agreed contract: ${count(types, 'type')}, ${count(contract.operations.length, 'operation')}.`
  writeFileSync(changelog, withEntry(before, entryFor({ date, message, changes, first })))
  writeFileSync(join(root, AGREED_FILE), `${HEADER}${contract.sdl}`)
  if (hasEvents) writeFileSync(join(root, AGREED_EVENTS_FILE), `${HEADER}${eventsText(root)}`)
  const told = changes ? count(changes.length, 'change') : 'the first contract'
  return { ok: true, text: `Agreed ${told}. Commit ${AGREED_FILE} and ${CHANGELOG_FILE} together with the change.` }
}

/** Today's date in the local time zone. */
function today(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((number) => String(number).padStart(2, '0')).join('-')
}
