import { createHash } from 'node:crypto'
import type { ScreenState } from '#tests/contract/states/screen-states.ts'
import { EVIDENCE_VERSION, isComplete, type StateEvidence, type WidthEvidence } from './evidence.ts'

/**
 * A hash of what the evidence of a state depends on: the state, the HTML that the server sends for it (which names its scripts and styles by their content),
 * the contract that answers what the page asks later, and the version of the evidence.
 */
export function stateFingerprint(state: ScreenState, served: string, contract: string): string {
  return hash(JSON.stringify([EVIDENCE_VERSION, state, steady(served), contract]))
}

/** Whether evidence stands for a state as it is now: a state that was not reached, or whose engines did not all finish, is visited again. */
export function isCurrent(evidence: StateEvidence | undefined, fingerprint: string): boolean {
  return evidence?.fingerprint === fingerprint && isComplete(evidence)
}

/** A hash of what the state tells assistive technology, at all widths. A person's verdict holds for it. */
export function spokenContentHash(widths: readonly Pick<WidthEvidence, 'tree' | 'spoken'>[]): string {
  return hash(JSON.stringify(widths.map(({ tree, spoken }) => [tree, spoken])))
}

/** A short id of a state from its name: of its files, and in addresses. */
export function idOf(name: string): string {
  return hash(name).slice(0, 12)
}

/**
 * HTML without what differs between two answers of the same page: nonces, and the framework's data, which repeats what the markup says with ids of its own.
 * The names of the scripts that the data mentions stay: they change with the scripts' content.
 */
export function steady(html: string): string {
  const scripts = [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g))].sort()
  const markup = html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replaceAll(/ nonce="[^"]*"/g, '')
  return [markup, ...scripts].join('\n')
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
