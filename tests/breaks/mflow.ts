import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'The last question of a cancellation can be left as if nothing were decided.',
    file: 'app/features/membership/flow/FlowStep.tsx',
    from: '{step.isAbortable && (',
    to: '{step.isAbortable !== undefined && (',
    turnsRed: ['MFLOW-13'],
    seenBy: ['tests/pages/membership.test.ts'],
  },
  {
    says: 'A reason that asks for words is taken without them.',
    file: 'fixtures/membership/management.ts',
    from: "{ key: 'other', label: 'Something else', textMode: 'REQUIRED', textLabel: 'Tell us more' }",
    to: "{ key: 'other', label: 'Something else', textMode: 'OPTIONAL', textLabel: 'Tell us more' }",
    turnsRed: ['MFLOW-09'],
    seenBy: ['tests/contract/account/membership-management.test.ts'],
  },
]
