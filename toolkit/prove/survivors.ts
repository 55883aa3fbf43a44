/** A break that no test can see, and why it need not. */
export type Survivor = {
  file: string
  /** The broken code as it stands, and what it was broken into. */
  code: string
  broken: string
  why: string
}

const rules = 'mock-server/contract/rules'
const narrows = 'It tells the compiler what the next condition tells at run time: nothing else gets through either.'
const onlyCached = 'What is made is kept so that it need not be made again; made anew it is the same.'

/** Every break that is allowed to live. One that has died, or whose code has gone, must be taken out here. */
export const survivors: readonly Survivor[] = [
  { file: `${rules}/minor-units.ts`, code: "typeof amount !== 'number'", broken: 'false', why: narrows },
  {
    file: `${rules}/minor-units.ts`,
    code: 'BigInt(denominator) * (product < 0n ? -1n : 1n)',
    broken: 'BigInt(denominator) / (product < 0n ? -1n : 1n)',
    why: 'Divided by one or by minus one is the same as multiplied.',
  },
  {
    file: `${rules}/minor-units.ts`,
    code: 'product < 0n',
    broken: 'product <= 0n',
    why: 'Half a unit is rounded away from nothing either way.',
  },
  { file: `${rules}/thresholds.ts`, code: "typeof threshold !== 'number'", broken: 'false', why: narrows },
  { file: `${rules}/tiers.ts`, code: 'account !== null', broken: 'true', why: narrows },
  { file: `${rules}/payment-outcome.ts`, code: 'token !== null', broken: 'true', why: narrows },
  { file: `${rules}/price-format.ts`, code: 'known', broken: 'false', why: onlyCached },
  { file: `${rules}/price-format.ts`, code: 'formatters.set(locale, made)', broken: ';', why: onlyCached },
  { file: 'app/platform/money/format.ts', code: 'known', broken: 'false', why: onlyCached },
  { file: 'app/platform/money/format.ts', code: 'formatters.set(key, made)', broken: ';', why: onlyCached },
  {
    file: `${rules}/referral.ts`,
    code: "'firstOrder'",
    broken: '""',
    why: 'The compiler lets no other audience in, and what is no audience is judged as a first order.',
  },
  {
    file: `${rules}/discounts.ts`,
    code: 'code.trim().toLowerCase()',
    broken: 'code.trim().toUpperCase()',
    why: 'The key only has to be the same for every letter case.',
  },
  {
    file: `${rules}/bag-changes.ts`,
    code: 'other !== standing',
    broken: 'true',
    why: 'The same membership once more is refused either way, with the same notice: there is one of it.',
  },
  { file: `${rules}/address.ts`, code: "''", broken: '"Stryker was here!"', why: 'No state is called either.' },
  {
    file: `${rules}/address.ts`,
    code: 'address.region?.toUpperCase',
    broken: 'address.region.toUpperCase',
    why: 'An address of the US that is good has a state.',
  },
  { file: `${rules}/replenishment.ts`, code: 'one.sku < other.sku', broken: 'one.sku <= other.sku', why: 'No sku is there twice.' },
]
