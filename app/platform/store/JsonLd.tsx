import type { Thing, WithContext } from 'schema-dts'

/** Structured data for search engines: a data block, which the content policy does not count as a script. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  // Text from outside stands in it: no text can close the element.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }} />
}
