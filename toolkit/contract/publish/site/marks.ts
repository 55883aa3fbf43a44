import { type ConstDirectiveNode, Kind, print } from 'graphql'
import { constraintSentence } from '../../../codegen/read-constraints.ts'
import { listed } from '../../impact/formats/text.ts'
import { markupText } from '../../markup-text.ts'
import { operationLinks } from './links.ts'
import type { Reference } from './reference.ts'

/** Something of the schema that may carry directives. */
export type Marked = {
  coordinate: string
  directives: readonly ConstDirectiveNode[] | undefined
  deprecationReason?: string | null | undefined
}

/** What the directives of an element say, as sentences of HTML: rules, session, codes, open point, deprecation. */
export function marksOf(
  { coordinate, directives = [], deprecationReason }: Marked,
  { constraints, sessions, openPoints }: Reference,
): string {
  const constraint = constraints.get(coordinate)
  const session = sessions.get(coordinate)
  const codes = argumentTexts(directives, 'errors', 'codes')
  const [point] = argumentTexts(directives, 'proposed', 'decision')
  const isNullWithError = directives.some(({ name }) => name.value === 'semanticNonNull')
  return [
    deprecationReason ? `<p><span class="mark">Deprecated</span> ${markupText(deprecationReason)}</p>` : '',
    constraint ? `<p>${markupText(constraintSentence(constraint)).replaceAll(/`([^`]*)`/g, '<code>$1</code>')}</p>` : '',
    session ? `<p>Needs ${session === 'LOGGED_IN' ? 'a logged-in shopper' : 'an open session'}.</p>` : '',
    isNullWithError ? '<p>Null only together with an error.</p>' : '',
    codes.length > 0
      ? `<p>Codes: ${codes.map((code) => `<a href="../types/ErrorCode.html#${code}"><code>${code}</code></a>`).join(', ')}</p>`
      : '',
    point
      ? `<p><span class="mark">Proposed</span> <a href="../open-points.html#${point}">${point}</a>${openPoints.has(point) ? '' : ', which no file of decisions holds'}</p>`
      : '',
  ].join('')
}

/** Most screens that are named with those who ask for an element; an operation's page names all of its own. */
const MOST_ROUTES = 6

/** Who asks for an element, and on which screens of the shop; empty: nobody. */
export function usedBy(coordinate: string, { routes, usage }: Reference): string {
  const names = [...(usage.get(coordinate) ?? [])]
  if (names.length === 0) return ''
  const screens = [...new Set(names.flatMap((name) => routes.get(name) ?? []))]
    .toSorted()
    .map((route) => `<code>${markupText(route)}</code>`)
  return `<p>Used by ${operationLinks(names)}${screens.length > 0 ? `, on ${listed(screens, MOST_ROUTES)}` : ''}</p>`
}

function argumentTexts(directives: readonly ConstDirectiveNode[], directive: string, argument: string): string[] {
  const value = directives.find(({ name }) => name.value === directive)?.arguments?.find(({ name }) => name.value === argument)?.value
  if (!value) return []
  const values = value.kind === Kind.LIST ? value.values : [value]
  return values.map((one) => (one.kind === Kind.STRING || one.kind === Kind.ENUM ? one.value : print(one)))
}
