/**
 * Calls back once for each watched element, when the share of it that `shareOf` gives is in the window. `shares` are all that it can give. Returns what
 * watches an element; one that is watched already stays so.
 */
export function watchSeen(
  shares: number[],
  shareOf: (element: Element) => number,
  onSeen: (element: Element) => void,
): (element: Element) => void {
  const watched = new WeakSet<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        if (!isIntersecting || intersectionRatio < shareOf(target)) continue
        observer.unobserve(target)
        onSeen(target)
      }
    },
    { threshold: shares },
  )
  return (element) => {
    if (watched.has(element)) return
    watched.add(element)
    observer.observe(element)
  }
}
