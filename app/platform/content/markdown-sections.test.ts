import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markdownSections } from './markdown-sections.ts'

test('a text is taken apart at its headings, each with an id', () => {
  expect(markdownSections('Before.\n\n## Who we are\nA shop.\n\n### Where\nHere.\n## Prices\nTwo.')).toEqual({
    lead: 'Before.',
    sections: [
      { id: 'who-we-are', heading: 'Who we are', body: 'A shop.\n\n### Where\nHere.' },
      { id: 'prices', heading: 'Prices', body: 'Two.' },
    ],
  })
})

test('ids are told apart, and headings lose their marks', () => {
  expect(markdownSections('## **Prices**\n## [Prices](/x)\n## ***\n## “”').sections.map(({ id, heading }) => [id, heading])).toEqual([
    ['prices', 'Prices'],
    ['prices-2', 'Prices'],
    ['section', ''],
    ['section-2', '“”'],
  ])
})

test('what looks like a heading in code is none', () => {
  expect(markdownSections('```\n## no\n```\n## yes\n').sections.map(({ heading }) => heading)).toEqual(['yes'])
})

test('nothing is lost, and every id is unique and fit for an address', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('## ', '# ', '### ', ''), fc.string({ maxLength: 12 }))), (lines) => {
      const text = lines.map(([mark, words]) => `${mark}${words.replaceAll(/[\n`~]/g, ' ')}`).join('\n')
      const { lead, sections } = markdownSections(text)
      const words = (some: string) => some.replaceAll(/[^a-z0-9]/gi, '')
      expect(words([lead, ...sections.flatMap(({ heading, body }) => [heading, body])].join(''))).toBe(words(text))
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
      for (const { id } of sections) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }),
  )
})
