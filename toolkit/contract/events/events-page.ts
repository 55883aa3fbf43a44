import type { ShopEvent } from '#schema/events/__generated__/events.ts'
import type { EventDefinition, EventProperty } from './load-events.ts'

/** The consent that an event needs. What the server sends waits for no answer, whatever the event. */
function consentOf({ consent, from }: EventDefinition): string {
  if (consent === 'ANALYTICS_GIVEN') return 'analytics, given before'
  const waits = 'analytics; what happens before an answer waits for it on its page'
  return from.includes('SERVER') ? `${waits}, and is dropped where the server sends it` : waits
}

/** The documentation of the events, as Markdown: what each carries, when and by whom it is sent, and an example. */
export function eventsPage(events: readonly EventDefinition[], examples: readonly ShopEvent[]): string {
  const sections = [...events].sort((a, b) => a.name.localeCompare(b.name, 'en')).map((event) => section(event, examples))
  return `${HEAD}\n${sections.join('\n')}`
}

const HEAD = `# Events

What the shop reports to analytics, from \`schema/events/\`. Written by \`npx vitest run toolkit/contract/events -u\`; a test fails when the page is out of
date. How events leave a page: [decision 104](decisions/104-events-as-a-contract.md). A changed event is agreed like a changed field:
\`npm run contract -- check\`, both teams' approvals of what breaks somebody, then \`agree\`.
`

function section(event: EventDefinition, examples: readonly ShopEvent[]): string {
  const example = examples.find((one) => one.event === event.name)
  const facts = [
    ['Sent', event.when],
    ['From', event.from.map((source) => source.toLowerCase().replaceAll('_', ' ')).join(', ')],
    ['Consent', consentOf(event)],
    ...(event.once ? [['Once', `in a ${event.once.per.toLowerCase()}, for each ${event.once.by.join(' and ')}`]] : []),
    ['Owner', event.owner],
    ['Read by', event.consumers.join(', ')],
  ]
  return `## ${event.name}

${event.description}

${facts.map(([name, text]) => `- ${name}: ${text}`).join('\n')}

| property | type | means | personal |
|---|---|---|---|
${event.properties.flatMap((property) => rows('', property)).join('\n')}

\`\`\`json
${JSON.stringify(example, null, 2)}
\`\`\`
`
}

function rows(within: string, { name, type, description, personal, fields }: EventProperty): string[] {
  const place = `${within}${name}`
  return [
    `| \`${place}\` | \`${type}\` | ${description} | ${personal === undefined ? 'no' : `yes: ${personal}`} |`,
    ...(fields ?? []).flatMap((field) => rows(`${place}.`, field)),
  ]
}
