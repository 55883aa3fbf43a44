/** Where a key takes the focus in a row of tabs; undefined for a key that is none of theirs. Round the ends, as the ARIA practices have it. */
export function nextTab(key: string, at: number, count: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: (at + 1) % count,
    ArrowLeft: (at - 1 + count) % count,
    Home: 0,
    End: count - 1,
  }
  return Object.hasOwn(targets, key) ? targets[key] : undefined
}
