import type { Locator } from '@playwright/test'

/** Amounts of money as they are told in a part of a page. */
export type ToldAmounts = { readonly shown: readonly string[]; readonly readOut: readonly string[] }

/** Every amount that is shown in a part of the page, and every one that is read out there. */
export async function amountsIn(part: Locator): Promise<ToldAmounts> {
  const amounts = (text: string) => text.match(/[£$]\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []
  return { shown: amounts(await part.innerText()), readOut: amounts(await part.ariaSnapshot()) }
}
