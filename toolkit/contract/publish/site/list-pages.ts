import { type GraphQLNamedType, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql'
import { markupText } from '../../markup-text.ts'
import { page, prose, SITE_TITLE, type SitePage } from './layout.ts'
import type { Reference } from './reference.ts'
import { typeKindText } from './type-page.ts'

/** The pages that list: the first page, operations by domain, types, every name, open points. */
export function listPages(reference: Reference): SitePage[] {
  return [
    firstPage(reference),
    operationsPage(reference),
    typesPage(reference),
    namesPage(reference),
    openPointsPage(reference),
    deprecationsPage(reference),
  ]
}

function firstPage({ contract, types, openPoints }: Reference): SitePage {
  const body = `<h1>${SITE_TITLE}</h1>
<p>What the API promises, what the shop asks, and what is open between the two.</p>
<ul>
<li><a href="operations.html">${contract.operations.length} operations</a>, each with its policy, its document and an example</li>
<li><a href="types.html">${types.length} types</a>, each with its rules and who uses it</li>
<li><a href="names.html">Every name</a>, to search</li>
<li><a href="open-points.html">${openPoints.size} open points</a>, each with the reading that was chosen</li>
</ul>
<p>Files for programs: <a href="../schema.graphql">schema.graphql</a>, <a href="../manifest.json">manifest.json</a>.</p>`
  return page('index.html', { title: SITE_TITLE, description: 'Reference of the contract between the API and the shop.', body })
}

function operationsPage({ contract }: Reference): SitePage {
  const byDomain = Map.groupBy(contract.operations, ({ file }) => file.split('/')[1] ?? '')
  const sections = [...byDomain].map(
    ([domain, operations]) =>
      `<h2>${markupText(domain)}</h2><ul class="list">${operations.map(({ name }) => item(`operations/${name}.html`, name)).join('')}</ul>`,
  )
  return page('operations.html', {
    title: 'Operations',
    description: 'Every operation that the shop sends, by domain.',
    body: `<h1>Operations</h1>${sections.join('\n')}`,
  })
}

function typesPage({ types }: Reference): SitePage {
  const byKind = Map.groupBy(types, typeKindText)
  const sections = [...byKind].map(
    ([kind, some]) => `<h2>${kind}</h2><ul class="list">${some.map(({ name }) => item(`types/${name}.html`, name)).join('')}</ul>`,
  )
  return page('types.html', {
    title: 'Types',
    description: 'Every type of the contract, by kind.',
    body: `<h1>Types</h1>${sections.join('\n')}`,
  })
}

function namesPage({ contract, types }: Reference): SitePage {
  const names = [
    ...contract.operations.map(({ name }) => [name, `operations/${name}.html`] as const),
    ...types.flatMap((type) => {
      const own = [[type.name, `types/${type.name}.html`] as const]
      return [...own, ...innerOf(type).map(({ name }) => [`${type.name}.${name}`, `types/${type.name}.html#${name}`] as const)]
    }),
  ]
  const sorted = names.toSorted(([one], [other]) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1))
  const body = `<h1>All names</h1><ul class="list" id="names">${sorted.map(([name, path]) => item(path, name)).join('\n')}</ul>`
  return page('names.html', {
    title: 'All names',
    description: 'Every operation, type, field and value, to search.',
    body,
    isSearched: true,
  })
}

function openPointsPage({ openPoints }: Reference): SitePage {
  const items = [...openPoints].map(([number, decision]) => `<h2 id="${number}">${number}</h2>${prose(decision)}`)
  return page('open-points.html', {
    title: 'Open points',
    description: 'Questions that the specification leaves open, and the reading that was chosen for each.',
    body: `<h1>Open points</h1>${items.join('\n')}`,
  })
}

function deprecationsPage({ types, usage }: Reference): SitePage {
  const items = types.flatMap((type) =>
    withArguments(type).flatMap(({ name, deprecationReason }) => {
      if (!deprecationReason) return []
      const coordinate = `${type.name}.${name}`
      const [anchor] = name.split('(')
      const users = [...(usage.get(coordinate.replace('(', '.').replace(':)', '')) ?? [])].toSorted()
      const links = users.map((user) => `<a href="operations/${user}.html"><code>${user}</code></a>`).join(', ')
      return [
        `<li><a href="types/${type.name}.html#${anchor}"><code>${coordinate}</code></a>: ${markupText(deprecationReason)} Used by ${links || 'nobody'}.</li>`,
      ]
    }),
  )
  return page('deprecations.html', {
    title: 'Deprecations',
    description: 'What is replaced, by what, until when, and who still uses it.',
    body: `<h1>Deprecations</h1>${items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>Nothing is deprecated.</p>'}`,
  })
}

/** The fields or values of a type, each followed by its arguments, as `items(first:)`. */
function withArguments(type: GraphQLNamedType): { name: string; deprecationReason: string | null | undefined }[] {
  const fields = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {}
  return innerOf(type).flatMap((inner) => [
    inner,
    ...(fields[inner.name]?.args ?? []).map(({ name, deprecationReason }) => ({ name: `${inner.name}(${name}:)`, deprecationReason })),
  ])
}

/** The fields or values of a type. */
function innerOf(type: GraphQLNamedType): readonly { name: string; deprecationReason: string | null | undefined }[] {
  if (isEnumType(type)) return type.getValues()
  return isObjectType(type) || isInterfaceType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : []
}

function item(path: string, name: string): string {
  return `<li><a href="${path}"><code>${markupText(name)}</code></a></li>`
}
