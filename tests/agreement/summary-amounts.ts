/** One line of the basket's summary, as read from the page. */
export type SummaryText = { label: string; value: string }

/** Parses a displayed amount to minor units: `−£1,250.00`, `Free`. NaN if it cannot be parsed. */
function amountIn(text: string): number {
  if (text === 'Free') return 0
  const [, minus, digits = 'unreadable'] = /^(−?)[£$]([\d,]+\.\d\d)$/.exec(text) ?? []
  return (minus ? -1 : 1) * Math.round(Number(digits.replaceAll(',', '')) * 100)
}

/** The total that a summary shows, and the sum of its lines from the subtotal on. Minor units; both are 0 without lines. */
export function sumsOf(lines: readonly SummaryText[]): { total: number; parts: number } {
  const amounts = lines.map(({ value }) => amountIn(value))
  const from = lines.findIndex(({ label }) => label === 'Subtotal')
  return { total: amounts.at(-1) ?? 0, parts: amounts.slice(from, -1).reduce((sum, amount) => sum + amount, 0) }
}
