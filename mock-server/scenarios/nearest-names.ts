/** The edit distance between two words. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= to.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}

/** The known names nearest to an unknown one, best first. */
export function nearestNames(name: string, known: Iterable<string>, most = 5): string[] {
  const wanted = name.slice(0, 60).toLowerCase()
  const ranked = [...known].map((one) => {
    const lower = one.toLowerCase()
    return { one, far: wanted !== '' && lower.includes(wanted) ? 0 : distance(wanted, lower.slice(0, 80)) }
  })
  return ranked
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ one }) => one)
}
