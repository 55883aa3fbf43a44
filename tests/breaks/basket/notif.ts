import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'A mark that says nothing is shown as an error.',
    file: 'app/features/basket/notices/notice-view.ts',
    from: '    if (silentCodes.includes(notification.code)) continue\n',
    to: '',
    turnsRed: ['NOTIF-50'],
    seenBy: ['app/features/basket/notices/notice-view.test.ts', 'app/features/basket/page/use-basket-alerts.test.tsx'],
  },
  {
    says: 'What an access pass brought stays on the basket’s page.',
    file: 'app/features/basket/notices/notice-view.ts',
    from: "handler === 'access_pass'",
    to: "handler === 'accesspass'",
    turnsRed: ['NOTIF-49'],
    seenBy: ['app/features/basket/notices/notice-view.test.ts'],
  },
  {
    says: 'Several names become one.',
    file: 'app/features/basket/notices/notice-view.ts',
    from: "    .filter(Boolean)\n    .join(', ')",
    to: "    .filter(Boolean)\n    .slice(0, 1)\n    .join(', ')",
    turnsRed: ['NOTIF-27', 'NOTIF-31'],
    seenBy: ['app/features/basket/notices/notice-view.test.ts'],
  },
  {
    says: 'A lost network is told as an update that failed.',
    file: 'app/features/basket/notices/failure-notice.ts',
    from: "if (code === 'NETWORK' || code === 'OFFLINE') return",
    to: "if (code === 'OFFLINE') return",
    turnsRed: ['NOTIF-38'],
    seenBy: ['app/features/basket/notices/failure-notice.test.ts'],
  },
]
