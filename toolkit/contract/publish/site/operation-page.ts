import { print } from 'graphql'
import type { Operation } from '../../load.ts'
import { markupText } from '../../markup-text.ts'
import { page, type SitePage } from './layout.ts'
import { typeLink } from './links.ts'
import type { Reference } from './reference.ts'

/** The page of one operation: its policy, its text, an example, who sends it, and on which screens. */
export function operationPage(operation: Operation, reference: Reference): SitePage {
  const { name, file, node, document } = operation
  const policies = (node.directives ?? []).map((directive) => `<li><code>${markupText(print(directive))}</code></li>`)
  const coordinates = [...reference.usage].filter(([coordinate, names]) => /^(Query|Mutation)\.\w+$/.test(coordinate) && names.has(name))
  const senders = reference.senders.get(name) ?? []
  const body = `<h1><code>${markupText(name)}</code></h1>
<p>${node.operation === 'query' ? 'Query' : 'Mutation'} in <code>${markupText(file)}</code>, of ${coordinates.map(([coordinate]) => typeLink(...(coordinate.split('.') as [string, string]))).join(', ')}</p>
<h2>Policy</h2>
<ul>${policies.join('')}</ul>
<h2>Who sends it</h2>
${senders.length > 0 ? `<ul>${senders.map((sender) => `<li><code>${markupText(sender)}</code></li>`).join('')}</ul>` : '<p>No code of the shop yet.</p>'}
<h2>On which screens</h2>
${routesOf(reference.routes.get(name) ?? [])}
${exampleOf(name, reference)}
<h2>Document</h2>
<pre><code>${markupText(print(document))}</code></pre>`
  return page(`operations/${name}.html`, {
    title: name,
    description: `The operation ${name}: its policy, its document and an example.`,
    body,
  })
}

function routesOf(routes: readonly string[]): string {
  if (routes.length === 0) return '<p>On none yet.</p>'
  return `<ul>${routes.map((route) => `<li><code>${markupText(route)}</code></li>`).join('')}</ul>`
}

function exampleOf(name: string, { examples }: Reference): string {
  const example = examples.get(name)
  if (!example) return ''
  return `<h2>Example</h2>
<p>In the scenario <code>${example.scenario}</code>, with</p>
<pre><code>${markupText(JSON.stringify(example.variables, null, 2))}</code></pre>
<p>the answer is, with lists cut to two entries:</p>
<pre><code>${markupText(JSON.stringify(example.answer, null, 2))}</code></pre>`
}
