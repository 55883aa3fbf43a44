/** Where a key moves focus in a tab list; undefined for other keys. Wraps around at the ends, as in the ARIA Authoring Practices. */
export function nextTab(key: string, at: number, count: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: (at + 1) % count,
    ArrowLeft: (at - 1 + count) % count,
    Home: 0,
    End: count - 1,
  }
  return Object.hasOwn(targets, key) ? targets[key] : undefined
}
