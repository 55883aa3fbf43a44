import type { Thing, WithContext } from 'schema-dts'
import { StaticMarkup } from '../framework/static-markup/StaticMarkup.tsx'

/** Structured data for search engines: a data block, to which the content policy does not apply. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  // Escape it: it contains external text, which must not close the element.
  return (
    <StaticMarkup>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }} />
    </StaticMarkup>
  )
}
