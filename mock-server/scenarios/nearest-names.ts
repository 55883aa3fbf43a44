import { distance } from 'fastest-levenshtein'

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
