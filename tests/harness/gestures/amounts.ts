import type { Locator } from '@playwright/test'

/** The amounts of money in a part of a page. */
export type ToldAmounts = { readonly shown: readonly string[]; readonly readOut: readonly string[] }

/** Every amount shown in the part, and every amount that a screen reader announces there. */
export async function amountsIn(part: Locator): Promise<ToldAmounts> {
  const amounts = (text: string) => text.match(/[£$]\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []
  return { shown: amounts(await part.innerText()), readOut: amounts(await part.ariaSnapshot()) }
}
