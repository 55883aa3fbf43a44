/** How many selections showed something, and the first of them. */
export type Sighting = { selections: number; example: string }

/** In how many selections each thing was seen, by the answers of each selection. Selections with the same answers are counted together. */
export function sightings(
  given: ReadonlyMap<string, ReadonlySet<number>>,
  seenIn: (answer: number) => ReadonlySet<string>,
): Map<string, Sighting> {
  const found = new Map<string, Sighting>()
  for (const { answers, sighting } of groupsOf(given)) {
    const things = new Set(Array.from(answers).flatMap((answer) => Array.from(seenIn(answer))))
    for (const thing of things) {
      const known = found.get(thing)
      if (known) known.selections += sighting.selections
      else found.set(thing, { ...sighting })
    }
  }
  return found
}

type Group = { answers: ReadonlySet<number>; sighting: Sighting }

/** Selections with the same answers. */
function groupsOf(given: ReadonlyMap<string, ReadonlySet<number>>): Iterable<Group> {
  const groups = new Map<string, Group>()
  for (const [selection, answers] of given) {
    const key = Array.from(answers)
      .sort((a, b) => a - b)
      .join()
    const group = groups.get(key)
    if (group) group.sighting.selections += 1
    else groups.set(key, { answers, sighting: { selections: 1, example: selection } })
  }
  return groups.values()
}
