import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'An error closes by itself.',
    file: 'app/design-system/alert/auto-close.ts',
    from: "autoClose === 'disabled' || level === 'error'",
    to: "autoClose === 'disabled'",
    turnsRed: ['ALERT-16'],
    seenBy: ['app/design-system/alert/auto-close.test.ts'],
  },
  {
    says: 'What can be dismissed has no more time than the rest.',
    file: 'app/design-system/alert/auto-close.ts',
    from: 'const DISMISSIBLE_MS = 10_000',
    to: 'const DISMISSIBLE_MS = 7_000',
    turnsRed: ['ALERT-15'],
    seenBy: ['app/design-system/alert/auto-close.test.ts'],
  },
  {
    says: 'An error waits its turn to be read out.',
    file: 'app/design-system/alert/Alert.tsx',
    from: "role={level === 'error' ? 'alert' : 'status'}",
    to: 'role="status"',
    turnsRed: ['ALERT-06'],
    seenBy: ['app/design-system/alert/Alert.test.tsx'],
  },
  {
    says: 'A notice that was dismissed once never comes again.',
    file: 'app/features/basket/page/use-basket-alerts.client.tsx',
    from: 'closed.basket === basket ? closed.codes : []',
    to: 'closed.codes',
    turnsRed: ['ALERT-12'],
    seenBy: ['app/features/basket/page/use-basket-alerts.test.tsx'],
  },
  {
    says: 'Notices that cannot be dismissed by hand.',
    file: 'app/design-system/alert/AlertRegion.client.tsx',
    from: 'isDismissible = true, stays',
    to: 'isDismissible = false, stays',
    turnsRed: ['ALERT-11', 'ALERT-12'],
    seenBy: ['tests/journeys/basket/notices.spec.ts'],
  },
]
