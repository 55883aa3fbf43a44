/** A mutant that no test can kill, and why it need not be killed. */
export type Survivor = {
  file: string
  /** The code and its replacement. */
  code: string
  broken: string
  why: string
}

const rules = 'mock-server/contract/rules'
const narrows = 'It tells the compiler what the next condition tells at run time: nothing else gets through either.'
const unreachable = 'There always is one: the compiler cannot know.'
const asFalse = 'What ends without a word is undefined, and counts as that already.'
const onlyCached = 'What is made is kept so that it need not be made again; made anew it is the same.'

/** Every mutant that may survive. Remove the rows of those that are killed and of code that is gone. */
export const survivors: readonly Survivor[] = [
  { file: `${rules}/money/minor-units.ts`, code: "typeof amount !== 'number'", broken: 'false', why: narrows },
  {
    file: `${rules}/money/minor-units.ts`,
    code: 'BigInt(denominator) * (product < 0n ? -1n : 1n)',
    broken: 'BigInt(denominator) / (product < 0n ? -1n : 1n)',
    why: 'Divided by one or by minus one is the same as multiplied.',
  },
  {
    file: `${rules}/money/minor-units.ts`,
    code: 'product < 0n',
    broken: 'product <= 0n',
    why: 'Half a unit is rounded away from nothing either way.',
  },
  { file: `${rules}/rewards/thresholds.ts`, code: "typeof threshold !== 'number'", broken: 'false', why: narrows },
  { file: `${rules}/membership/tiers.ts`, code: 'account !== null', broken: 'true', why: narrows },
  { file: `${rules}/orders/payment-outcome.ts`, code: 'token !== null', broken: 'true', why: narrows },
  { file: `${rules}/money/price-format.ts`, code: 'known', broken: 'false', why: onlyCached },
  { file: `${rules}/money/price-format.ts`, code: 'formatters.set(locale, made)', broken: ';', why: onlyCached },
  { file: 'app/platform/money/format.ts', code: 'known', broken: 'false', why: onlyCached },
  { file: 'app/platform/money/format.ts', code: 'formatters.set(key, made)', broken: ';', why: onlyCached },
  {
    file: `${rules}/rewards/referral.ts`,
    code: "'firstOrder'",
    broken: '""',
    why: 'The compiler lets no other audience in, and what is no audience is judged as a first order.',
  },
  {
    file: `${rules}/rewards/discounts.ts`,
    code: 'code.trim().toLowerCase()',
    broken: 'code.trim().toUpperCase()',
    why: 'The key only has to be the same for every letter case.',
  },
  {
    file: `${rules}/basket/lines-change.ts`,
    code: 'other !== standing',
    broken: 'true',
    why: 'The same membership once more is refused either way, with the same notice: there is one of it.',
  },
  { file: `${rules}/input/address.ts`, code: "''", broken: '"Stryker was here!"', why: 'No state is called either.' },
  {
    file: `${rules}/input/address.ts`,
    code: 'address.region?.toUpperCase',
    broken: 'address.region.toUpperCase',
    why: 'An address of the US that is good has a state.',
  },
  { file: `${rules}/orders/replenishment.ts`, code: 'one.sku < other.sku', broken: 'one.sku <= other.sku', why: 'No sku is there twice.' },
  { file: 'app/features/basket/drawer/blocks/shown-blocks.ts', code: 'promoGroup !== undefined', broken: 'true', why: narrows },
  { file: 'app/features/basket/thresholds/free-delivery.ts', code: "typeof threshold !== 'number'", broken: 'false', why: narrows },
  {
    file: 'app/features/basket/notices/notice-view.ts',
    code: "textOf(parts).replaceAll(/ {2,}/g, ' ').trim()",
    broken: "textOf(parts).replaceAll(/ {2,}/g, ' ')",
    why: 'No sentence begins or ends with a place that stays empty.',
  },
  {
    file: 'app/features/basket/notices/notice-view.ts',
    code: '/[\\s\\p{Cc}\\u202A-\\u202E\\u2066-\\u2069]+/gu',
    broken: '/[\\s\\p{Cc}\\u202A-\\u202E\\u2066-\\u2069]/gu',
    why: 'Spaces in a row are made one of afterwards.',
  },
  {
    file: 'app/features/basket/notices/notice-view.ts',
    code: 'Object.values(noticesByLocale).every((copies) => !Object.hasOwn(copies, code))',
    broken: 'Object.values(noticesByLocale).some(copies => !Object.hasOwn(copies, code))',
    why: 'Both stores have words for the same codes.',
  },
  {
    file: 'app/features/basket/notices/notice-view.ts',
    code: 'next.heading && next.messages.length === 0',
    broken: 'next.heading || next.messages.length === 0',
    why: 'The same code has the same heading, and what has been said is left out.',
  },
  {
    file: 'app/features/basket/notices/notice-view.ts',
    code: 'next.messages.length === 0',
    broken: 'true',
    why: 'The same code has the same heading, and what has been said is left out.',
  },
  { file: 'app/features/basket/store/optimistic-lines.ts', code: "change.kind === 'setQuantity'", broken: 'true', why: narrows },
  { file: 'app/platform/catalogue/add-origin.ts', code: 'text !== undefined', broken: 'true', why: narrows },
  { file: 'app/platform/session/client-headers.ts', code: 'referer === null', broken: 'false', why: narrows },
  {
    file: 'app/platform/session/login-href.ts',
    code: "''",
    broken: '"Stryker was here!"',
    why: 'A page without a query has been told nothing, whatever its query is called.',
  },
  {
    file: 'app/platform/shopper/shopper-record.ts',
    code: '[]',
    broken: '["Stryker was here"]',
    why: 'A list of texts is a wishlist, whatever it says.',
  },
  { file: 'app/platform/shopper/user-rules.ts', code: "''", broken: '"Stryker was here!"', why: 'No plan has either sku.' },
  { file: 'app/platform/shopper/user-rules.ts', code: 'dateOfBirth === undefined', broken: 'false', why: narrows },
  {
    file: 'app/platform/shopper/user-rules.ts',
    code: 'dateOfBirth > today',
    broken: 'dateOfBirth >= today',
    why: 'A day is never written as an instant is.',
  },
  {
    file: 'app/platform/shopper/user-rules.ts',
    code: '/^\\d{4}-\\d{2}-\\d{2}$/',
    broken: '/^\\d{4}-\\d{2}-\\d{2}/',
    why: 'What follows a day makes no instant with the time that is put behind it.',
  },
  { file: 'app/platform/store/link.ts', code: "''", broken: '"Stryker was here!"', why: unreachable },
  { file: 'app/platform/routes/query-key.ts', code: "''", broken: '"Stryker was here!"', why: 'Neither is a page or a sort.' },
  { file: 'app/platform/routes/query-key.ts', code: '{ return undefined }', broken: '{}', why: asFalse },
  { file: 'app/platform/routes/route-tree.ts', code: "''", broken: '"Stryker was here!"', why: unreachable },
  { file: 'app/platform/routes/route-tree.ts', code: '{ return undefined }', broken: '{}', why: asFalse },
]
