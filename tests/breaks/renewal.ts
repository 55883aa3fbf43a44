import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'Closing the modal is not remembered.',
    file: 'app/features/prompts/RenewalModal.client.tsx',
    from: "onSeen={() => markRenewal(owner, 'MODAL_CLOSED')}",
    to: 'onSeen={() => undefined}',
    turnsRed: ['RENEWAL-13'],
    seenBy: ['tests/journeys/prompts/renewal.spec.ts'],
  },
]
