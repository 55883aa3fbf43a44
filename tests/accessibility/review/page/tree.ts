import type { Heading, Landmark } from '../evidence.ts'

/** Roles that are landmarks. A form or region is one only with a name. */
const LANDMARKS = new Set(['banner', 'complementary', 'contentinfo', 'form', 'main', 'navigation', 'region', 'search'])

/** A line of Playwright's ARIA snapshot: `- heading "Order summary" [level=1]`. */
const LINE = /^\s*- (?<role>[a-z]+)(?: "(?<name>(?:[^"\\]|\\.)*)")?(?<rest>.*)$/

/** What the links to the help centre add to their address for each session. It is new in each visit, and says nothing to anybody who reads the page. */
const SESSION_IDS = /[?&](?:anonId|userId|env)=[^&\s"']*/g

/** A tree as another visit of the same page tells it: a person's verdict holds for it. */
export function steadyTree(tree: string): string {
  return tree.replaceAll(SESSION_IDS, '')
}

/** The headings of a tree in order. */
export function headingsIn(tree: string): Heading[] {
  return linesOf(tree).flatMap(({ role, name, rest }) => {
    const level = /\[level=(\d)\]/.exec(rest)?.[1]
    return role === 'heading' && level !== undefined ? [{ level: Number(level), text: name || rest.split(': ').slice(1).join(': ') }] : []
  })
}

/** The landmarks of a tree in order. */
export function landmarksIn(tree: string): Landmark[] {
  return linesOf(tree).flatMap(({ role, name }) => (LANDMARKS.has(role) ? [{ role, name }] : []))
}

function linesOf(tree: string): { role: string; name: string; rest: string }[] {
  return tree.split('\n').flatMap((line) => {
    const { role, name = '', rest = '' } = LINE.exec(line)?.groups ?? {}
    return role === undefined ? [] : [{ role, name: name.replaceAll('\\"', '"'), rest }]
  })
}
