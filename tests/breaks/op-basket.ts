import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'An addition names another version of the list.',
    file: 'app/features/basket/sending/send-change.client.ts',
    from: "{ listId: '', version: -1 } as const",
    to: "{ listId: '', version: 0 } as const",
    turnsRed: ['OP-BASKET-01', 'OP-BASKET-07', 'OP-BASKET-09'],
    seenBy: ['tests/agreement/basket-requests.test.ts'],
  },
  {
    says: 'The fingerprint is not sent.',
    file: 'app/features/basket/sending/send-change.client.ts',
    from: "...(fingerprint && { headers: { 'x-device-fingerprint': fingerprint } })",
    to: '',
    turnsRed: ['OP-BASKET-02'],
    seenBy: ['tests/agreement/basket-requests.test.ts'],
  },
  {
    says: 'The basket’s page asks for no more than others.',
    file: 'app/features/basket/sending/send-change.client.ts',
    from: 'isBasketPage: isBasketPage() }',
    to: 'isBasketPage: false }',
    turnsRed: ['OP-BASKET-04'],
    seenBy: ['tests/agreement/basket-requests.test.ts'],
  },
  {
    says: 'A code is taken off only in the letters that it was typed in.',
    file: 'mock-server/contract/basket/change-basket.ts',
    from: 'const gone = code.trim().toLowerCase()',
    to: 'const gone = code.trim()',
    turnsRed: ['OP-BASKET-13'],
    seenBy: ['tests/contract/basket/basket.test.ts'],
  },
  {
    says: 'An addition without scripts passes for done, whatever the answer.',
    file: 'app/api/basket/add/route.ts',
    from: "isAnswered(answer, 'addBasketItems') ? seeOther(basket)",
    to: 'answer.status > 0 ? seeOther(basket)',
    turnsRed: ['OP-BASKET-05', 'OP-BASKET-06'],
    seenBy: ['app/api/basket/add/route.test.ts'],
  },
  {
    says: 'A change that is answered with an empty field counts.',
    file: 'app/platform/graphql/empty-answer-link.ts',
    from: 'field == null &&',
    to: 'field === false &&',
    turnsRed: ['OP-BASKET-05', 'OP-WISH-05'],
    seenBy: ['app/platform/graphql/browser-client.test.ts'],
  },
]
