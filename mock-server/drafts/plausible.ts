const FIRST = ['Rosehip', 'Satin', 'Veil', 'Bloom', 'Ember', 'Dusk', 'Petal', 'Linen', 'Clove', 'Amber']
const SECOND = ['lipstick', 'serum', 'balm', 'brush', 'palette', 'shampoo', 'mist', 'oil']
const PEOPLE = ['Ada', 'Mira', 'Jonas', 'Priya', 'Tom', 'Nell']
const TOWNS = ['Leeds', 'Bristol', 'York', 'Bath', 'Derby']

const whole = (least: number, most: number): number => least + Math.floor(Math.random() * (most - least + 1))
const oneOf = (words: readonly string[]): string => words[whole(0, words.length - 1)] ?? ''
const slug = (): string => `${oneOf(FIRST)}-${oneOf(SECOND)}`.toLowerCase()

/** What a name says about a text, the first that fits. Random numbers are seeded around every call. */
const TEXTS: readonly (readonly [RegExp, () => string])[] = [
  [/e-?mail/i, () => `${oneOf(PEOPLE).toLowerCase()}@example.com`],
  [/phone|mobile/i, () => `+44 20 7946 0${whole(100, 999)}`],
  [/(url|href|link|uri)$/i, () => `/products/${slug()}`],
  [/(src|image|picture|photo|thumbnail)$/i, () => `/catalogue/${slug()}.webp`],
  [/alt(text|tag)?$/i, () => `A ${oneOf(SECOND)}, open and from the side`],
  [/slug$/i, slug],
  [/sku$/i, () => `OT-${oneOf(FIRST).slice(0, 3).toUpperCase()}-${whole(10, 99)}`],
  [/firstname/i, () => oneOf(PEOPLE)],
  [/lastname|surname/i, () => `${oneOf(FIRST)}son`],
  [/postal|postcode|zip/i, () => `LS${whole(1, 9)} ${whole(1, 9)}AB`],
  [/city|town/i, () => oneOf(TOWNS)],
  [/country/i, () => 'United Kingdom'],
  [/colou?r|hex/i, () => `#${whole(0x10_00_00, 0xff_ff_ff).toString(16)}`],
  [/currency/i, () => 'GBP'],
  [/description|body|copy|text|summary|message|note$/i, () => `${oneOf(FIRST)} and ${oneOf(FIRST).toLowerCase()}, for every day.`],
  [/(title|name|label|heading|headline)$/i, () => `${oneOf(FIRST)} ${oneOf(SECOND)}`],
  [/code$/i, () => `${oneOf(FIRST).toUpperCase()}${whole(10, 99)}`],
]

/** What a name says about a number: least and most. */
const NUMBERS: readonly (readonly [RegExp, number, number])[] = [
  [/percent|progress/i, 0, 100],
  [/stars|rating|score/i, 1, 5],
  [/quantity|amount|count|total|items/i, 1, 12],
  [/page|position|index|rank|order/i, 1, 9],
  [/year/i, 2024, 2027],
  [/minutes|seconds|hours|days|months/i, 1, 30],
]

/** A text that its field's name makes plausible. */
export function plausibleText(name: string): string {
  const [, text] = TEXTS.find(([pattern]) => pattern.test(name)) ?? []
  return text?.() ?? `${oneOf(FIRST)} ${oneOf(SECOND)}`
}

/** A number that its field's name makes plausible. */
export function plausibleNumber(name: string): number {
  const [, least = 0, most = 99] = NUMBERS.find(([pattern]) => pattern.test(name)) ?? []
  return whole(least, most)
}
