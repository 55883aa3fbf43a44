/** Everything that each character of `to` shows while the amount rolls there from `from`, one below the other; the character alone where nothing changes. */
export function digitSteps(from: string, to: string): string[] {
  return Array.from(to, (after, at) => {
    // Amounts align at their right end: £103.50 and £62.50 have their pence in common.
    const before = from.at(at - to.length) ?? ''
    return isDigit(before) && isDigit(after) ? stepsBetween(Number(before), Number(after)).join('\n') : after
  })
}

function isDigit(character: string): boolean {
  return /^\d$/.test(character)
}

function stepsBetween(from: number, to: number): number[] {
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, step) => from + step * Math.sign(to - from))
}
