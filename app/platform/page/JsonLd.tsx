import type { Thing, WithContext } from 'schema-dts'

/** Structured data for search engines: a data block, which the content policy does not count as a script. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  // It contains text from outside, which must not close the element.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }} />
}
