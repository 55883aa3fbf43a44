import type { Session } from '../../api/session-answers.ts'
import { jsonText } from '../code/json-text.ts'

/** What the Session tab shows: who is here, what is in the basket, what it costs, and whatever else differs from nothing. */
export function sessionText({ user, basket, pricing, notices, faults, answers, seed, clock, now }: Session): string {
  return jsonText({
    user,
    basket,
    pricing,
    ...(notices?.length ? { notices } : {}),
    ...(faults?.length ? { faults } : {}),
    ...(answers && Object.keys(answers).length > 0 ? { answers } : {}),
    clock: { kind: clock.kind, now: new Date(now).toISOString() },
    ...(seed ? { seed } : {}),
  })
}

/** Whether anything was changed since the selection's beginning. */
export function isEdited({ differences }: Session): boolean {
  return typeof differences === 'object' && differences !== null && Object.keys(differences).length > 0
}
