/** Calls back once, when at least this share of one of the elements (0 to 1) can be seen. Returns a function that stops watching. */
export function whenSeen(elements: Iterable<Element>, share: number, onSeen: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting, intersectionRatio }) => isIntersecting && intersectionRatio >= share)) return
      observer.disconnect()
      onSeen()
    },
    { threshold: share },
  )
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}
