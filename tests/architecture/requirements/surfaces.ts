import { filesIn, type Sources } from '../sources.ts'
import { neverOnPages, seenRequirements } from './seen-requirements.ts'

/**
 * Where a test sees what a person sees: in the browser, in a page or an answer of the shop, in a feature's component, or in the shop's own code
 * driven against the contract. A function's test, and one of a design system's component, would not notice that nothing uses it.
 */
const surfaces =
  /^(tests\/(?!storybook\/).*\.spec\.ts|tests\/(agreement|pages)\/.*\.ts|app\/(features|platform)\/.*\.test\.tsx|app\/api\/.*\.test\.ts)$/
const tests = /\.(test\.tsx?|spec\.ts)$/
const ID = /(?<![\w-])[A-Z0-9]+(?:-[A-Z0-9]+)*-\d{2,}(?![\w-])/g

/** Ids that files name, each with its files. */
function namedIn(sources: Sources, path: RegExp): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [file, text] of filesIn(sources, path))
    for (const id of new Set(text.match(ID))) found.set(id, [...(found.get(id) ?? []), file])
  return found
}

/** The ids of `03-05 08`, in an area. */
export function idsOf(area: string, numbers: string): string[] {
  return numbers.split(' ').flatMap((part) => {
    const [first = '', last = first] = part.split('-')
    const count = Number(last) - Number(first) + 1
    return Array.from({ length: count }, (_, at) => `${area}-${String(Number(first) + at).padStart(2, '0')}`)
  })
}

/** Every requirement that is seen. */
export const seenIds: readonly string[] = Object.entries(seenRequirements).flatMap(([area, numbers]) => idsOf(area, numbers))

/** Requirements that are seen, and proven only where nobody looks, each as a sentence. */
export function provenOutOfSight(sources: Sources, ids = seenIds, exceptions: Readonly<Record<string, string>> = neverOnPages): string[] {
  const [named, shown] = [namedIn(sources, tests), namedIn(sources, surfaces)]
  return ids.flatMap((id) => {
    const files = named.get(id)
    if (!files || shown.has(id) || Object.hasOwn(exceptions, id)) return []
    return [
      `${id} is proven by ${files.join(', ')} alone, which would not notice that no page uses the rule: name it in a test of the page (tests/pages), of a feature's component, or of the browser. If no page uses the rule yet, no test names it.`,
    ]
  })
}

/** Exceptions that are none any more: proven at a surface, named by no test, or of another kind. */
export function needlessExceptions(sources: Sources): string[] {
  const [named, shown] = [namedIn(sources, tests), namedIn(sources, surfaces)]
  return Object.keys(neverOnPages).filter((id) => shown.has(id) || !named.has(id) || !seenIds.includes(id))
}
