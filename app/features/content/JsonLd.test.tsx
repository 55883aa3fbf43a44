// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JsonLd } from '#app/platform/page/JsonLd.tsx'
import { hostileCorpus } from '#fixtures/content/hostile-corpus.ts'

/** What ends or reopens a script in HTML, beside what filter-evasion lists collect. */
const texts = [
  ...hostileCorpus,
  '</script><script>alert(1)</script>',
  '</SCRIPT >',
  '<!--<script>',
  '-->',
  ']]>',
  '\u2028\u2029',
  '\ud800',
  '\r\n',
]

test('whatever stands in structured data, it is one script element, and reads back as it was written', () => {
  expect(texts.length).toBeGreaterThan(500)
  for (const text of texts) {
    const data = { '@context': 'https://schema.org', '@type': 'WebPage', name: text, description: `Words ${text}` } as const
    const page = new DOMParser().parseFromString(`<main>${renderToString(<JsonLd data={data} />)}<p>after</p></main>`, 'text/html')
    expect(Array.from(page.querySelectorAll('main *'), ({ tagName }) => tagName)).toEqual(['SCRIPT', 'P'])
    expect(JSON.parse(page.querySelector('script')?.textContent ?? '')).toEqual(data)
  }
})
