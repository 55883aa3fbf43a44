import type { Session } from '../../api/session-answers.ts'
import { jsonText } from '../code/json-text.ts'

/** The content of the Session tab: shopper, basket, pricing, and whatever else is set. */
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

/** Whether the session was changed since it was opened. */
export function isEdited({ differences }: Session): boolean {
  return typeof differences === 'object' && differences !== null && Object.keys(differences).length > 0
}
