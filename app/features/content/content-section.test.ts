import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageEntries } from '#fixtures/content/page-entries.ts'
import { readSection } from './content-section.ts'

const whole = {
  id: 'block-1',
  kind: 'PICTURE',
  heading: 'Our own laboratory',
  body: 'Most of what we sell we make ourselves.',
  image: { id: 'i', src: '/images/a.webp', altText: null, description: null },
  link: { href: '/blog', text: 'Read on' },
}

test('a block becomes the section of its kind, with the fields of that kind alone', () => {
  expect(readSection(whole)).toEqual({ section: whole, dropped: [] })
  const { image: _, ...words } = whole
  expect(readSection({ ...whole, kind: 'TEXT' })).toEqual({ section: { ...words, kind: 'TEXT' }, dropped: [] })
  expect(readSection({ ...whole, addedIn: 'a later version' })).toEqual({ section: whole, dropped: [] })
})

test.each<[string, object, string[]]>([
  ['no heading', { heading: ' ' }, ['heading']],
  ['a heading that never ends', { heading: 'x'.repeat(301) }, ['heading']],
  ['a text that never ends', { body: 'x'.repeat(20_001) }, ['body']],
  ['no text', { body: null }, ['body']],
  ['nothing below its heading', { body: ' ', link: null, image: null }, ['body']],
  ['no id', { id: undefined }, ['id']],
])('a block with %s is unfit for the page', (_what, change, fields) => {
  expect(readSection({ ...whole, ...change })).toMatchObject({ unfit: { kind: 'PICTURE', fields } })
})

test.each(['CAROUSEL', 'constructor', '__proto__', 'text', ''])('the kind "%s" is unknown', (kind) => {
  expect(readSection({ ...whole, kind })).toEqual({ unfit: { id: 'block-1', heading: 'Our own laboratory', kind, fields: [] } })
})

test.each<[string, object]>([
  ['a picture without an address', { image: { ...whole.image, src: '' } }],
  ['a picture of another form', { image: '/images/a.webp' }],
  ['a link without words', { link: { href: '/blog', text: ' ' } }],
  ['a link without an address', { link: { text: 'Read on' } }],
  ['a link that leads nowhere', { link: { ...whole.link, href: 'javascript:alert(1)' } }],
])('a section with %s stands without it, and says so', (_what, change) => {
  const [[name]] = Object.entries(change) as [[string, unknown]]
  expect(readSection({ ...whole, ...change })).toEqual({ section: { ...whole, [name]: null }, dropped: [name] })
})

test('whatever comes, it is a section or unfit, and never fails', () => {
  const circular: Record<string, unknown> = { ...whole }
  circular['image'] = circular
  for (const odd of [undefined, null, 1, 'block', [], circular, Object.create(null)]) expect(readSection(odd)).toBeDefined()
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom('TEXT', 'STEPS', 'PICTURE', 'PERKS', 'NEW'), (value, kind) => {
      const read = readSection(typeof value === 'object' && value !== null ? { kind, ...value } : value)
      expect('section' in read).not.toBe('unfit' in read)
    }),
  )
})

test('every block that the CMS has is a section', () => {
  const blocks = Object.values(pageEntries).flatMap((entries) =>
    entries.flatMap((entry) => (entry.contentType === 'PAGE' ? entry.fields.blocks : [])),
  )
  expect(blocks.length).toBeGreaterThan(20)
  expect(blocks.filter((block) => 'unfit' in readSection(block)).map(({ id }) => id)).toEqual([])
})
