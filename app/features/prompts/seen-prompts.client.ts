import { askForPage } from '#app/platform/graphql/page-questions.ts'
import { logError } from '#app/platform/log/log-error.ts'
import { sessionKey } from '#app/platform/shopper/shopper-record.ts'
import { type Owner, readKept, writeKept } from '#app/platform/storage/kept-for.ts'
import { PROMPTS_KEY } from '#app/platform/storage/owned-keys.ts'
import type { PromptFacts, PromptName } from './choose-prompt.ts'

/** The session in which the list could not be fetched. In memory alone, so that the next page tries again. Open point A96. */
let failedIn: string | undefined

/** Names of the prompts that the owner has seen: as stored, else as the server says, which is stored. `FAILURE` if it cannot say. Spec §4. */
export async function seenPrompts(owner: Owner): Promise<PromptFacts['seen']> {
  const kept = readSeen(owner)
  if (kept) return kept
  if (failedIn === sessionKey()) return 'FAILURE'
  try {
    const { me } = await askForPage('getUserPrompts', {})
    // Another account may have logged in meanwhile: its list is not this owner's.
    if (me.id !== owner.user) return 'FAILURE'
    const seen = me.profile?.prompts ?? []
    writeKept('local', PROMPTS_KEY, owner, seen)
    return seen
  } catch (error) {
    failedIn = sessionKey()
    logError('Failed fetching user prompts', error)
    return 'FAILURE'
  }
}

/** Adds prompts to the stored list and sends each to the server. A failure is logged, and the stored mark stays (open point A96). */
export function markSeen(owner: Owner, prompts: readonly PromptName[]): void {
  const seen = readSeen(owner) ?? []
  writeKept('local', PROMPTS_KEY, owner, [...new Set([...seen, ...prompts])])
  for (const prompt of prompts)
    askForPage('addUserPrompt', { prompt }, { keepalive: true }).catch((error: unknown) => logError('Failed adding user prompt', error))
}

function readSeen(owner: Owner): readonly string[] | undefined {
  return readKept('local', PROMPTS_KEY, owner, (value) =>
    Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : undefined,
  )
}
