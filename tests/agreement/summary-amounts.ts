/** One line of the basket's summary, as it is read. */
export type SummaryText = { label: string; value: string }

/** An amount as a shopper reads it, in minor units: `−£1,250.00`, `Free`. Not a number where it cannot be read. */
function amountIn(text: string): number {
  if (text === 'Free') return 0
  const [, minus, digits = 'unreadable'] = /^(−?)[£$]([\d,]+\.\d\d)$/.exec(text) ?? []
  return (minus ? -1 : 1) * Math.round(Number(digits.replaceAll(',', '')) * 100)
}

/** What a summary says the basket comes to, and what its lines from the subtotal on come to. Minor units; no lines are nothing. */
export function sumsOf(lines: readonly SummaryText[]): { total: number; parts: number } {
  const amounts = lines.map(({ value }) => amountIn(value))
  const from = lines.findIndex(({ label }) => label === 'Subtotal')
  return { total: amounts.at(-1) ?? 0, parts: amounts.slice(from, -1).reduce((sum, amount) => sum + amount, 0) }
}
