import { type GraphQLInputType, type GraphQLOutputType, getNamedType, isSpecifiedScalarType } from 'graphql'
import { markupText } from '../../markup-text.ts'

/** A link to a type's page from a page one folder deep. */
export function typeLink(name: string, anchor = ''): string {
  return `<a href="../types/${name}.html${anchor && `#${anchor}`}"><code>${markupText(anchor ? `${name}.${anchor}` : name)}</code></a>`
}

/** A type as the schema writes it, `[Price!]!`, with its name as a link. */
export function typeText(type: GraphQLOutputType | GraphQLInputType): string {
  const named = getNamedType(type)
  const text = String(type)
  if (isSpecifiedScalarType(named)) return `<code>${text}</code>`
  const at = text.indexOf(named.name)
  const [before, after] = [text.slice(0, at), text.slice(at + named.name.length)]
  return `<code>${before}</code>${typeLink(named.name)}<code>${after}</code>`
}

/** Links to operations from a page one folder deep, in a sentence; empty for none. */
export function operationLinks(names: Iterable<string>): string {
  return [...names]
    .toSorted()
    .map((name) => `<a href="../operations/${name}.html"><code>${markupText(name)}</code></a>`)
    .join(', ')
}
