import { filesIn, isTest, type Sources } from './sources.ts'

/** The two files that format minor units: the shop's and the contract's. */
const formatters = /^app\/platform\/money\/|^mock-server\/contract\/rules\/(money\/price-format|store-terms)\.ts$/

/** Other files that may, each with its reason. */
export const exceptions: Readonly<Record<string, string>> = {
  'app/design-system/examples/goods.ts': 'examples of the design system, which knows no shop',
  'app/features/product/product-json-ld.ts': 'search engines read a decimal number without a sign',
  'mock-server/contract/catalogue/filter-groups.ts': 'names of price bands, in whole major units',
}

const formatting: readonly [pattern: RegExp, what: string][] = [
  [/style:\s*['"`]currency['"`]/, 'Intl with a currency'],
  [/\.toFixed\(2\)/, '.toFixed(2)'],
  [/[£$]\$\{/, 'a currency sign before a value'],
  [/(['"`])[£$]\1/, 'a currency sign alone'],
]

/** The props and functions with which a component shows an amount. */
const written = /\.formatted\b|\b(?:shownPrice|lineValue|membershipCost)\(/g

/** Amounts that a component shows without `Money`, each as a sentence: their '.00' would remain on a page that strips it. */
export function amountsPastMoney(sources: Sources): string[] {
  const components = filesIn(sources, /^app\/.*\.tsx$/).filter(([path]) => !isTest(path) && !path.endsWith('.examples.tsx'))
  return components.flatMap(([path, text]) =>
    [...text.matchAll(written)]
      .filter(({ index }) => text.lastIndexOf('<Money>', index) <= text.lastIndexOf('</Money>', index))
      .map(([what]) => `${path} shows an amount (${what}) past Money: put it inside, so that a page can leave out its '.00'.`),
  )
}

/** Money formatted where it should not be, each as a sentence. */
export function moneyFormatting(sources: Sources, excepted: readonly string[] = Object.keys(exceptions)): string[] {
  const code = filesIn(sources, /^(app|mock-server\/(contract|worlds|scenarios))\/.*\.tsx?$/).filter(
    ([path]) => !isTest(path) && !path.endsWith('.examples.tsx') && !formatters.test(path) && !excepted.includes(path),
  )
  return code.flatMap(([path, text]) =>
    formatting
      .filter(([pattern]) => pattern.test(text))
      .map(
        ([, what]) =>
          `${path} formats money (${what}): money is minor units until formatMoney of app/platform/money/ or price of mock-server/contract/rules/money/price-format.ts writes it.`,
      ),
  )
}
