// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { stores } from '#app/platform/store/stores.ts'
import { hostileCorpus } from '#fixtures/content/hostile-corpus.ts'
import { ContentBlocks } from './ContentBlocks.tsx'
import type { ContentBlock } from './content-data.ts'

const block = (kind: string, heading: string) =>
  ({ id: heading, kind, heading, body: 'Words.', image: null, link: null }) as unknown as ContentBlock

// The second is of a kind that a newer contract might have, the third has the name of a property of every object.
const blocks = [block('TEXT', 'Known'), block('CAROUSEL', 'Newer'), block('constructor', 'Odd'), block('STEPS', 'Steps')]

afterEach(cleanup)

test('blocks of kinds that the shop does not know are left out, and nothing tells shoppers of them', () => {
  render(<ContentBlocks blocks={blocks} store={stores.uk} />)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Known', 'Steps'])
  expect(document.body.textContent).not.toMatch(/left out|Newer|Odd/)
})

test('editors in preview are told which, and why', () => {
  render(<ContentBlocks blocks={blocks} store={stores.uk} isPreview />)
  expect(document.body.textContent).toContain('“Newer” is left out')
  expect(document.body.textContent).toContain('The shop does not know the kind CAROUSEL.')
  expect(document.body.textContent).toContain('“Odd” is left out')
})

/** The addresses of the links that a text leaves. */
function linksOf(body: string, store = stores.uk): (string | null)[] {
  const { container } = render(<ContentBlocks blocks={[{ ...block('TEXT', 'Known'), body }]} store={store} />)
  return Array.from(container.querySelectorAll('a'), (link) => link.getAttribute('href'))
}

test('links of a text stay in the store or lead to an https page, a place in the page or somebody to write to; others are words', () => {
  const links = ['/join', 'https://x.example/', '#known', 'mailto:a@x.example', 'tel:+44', 'http://x.example', '//evil.example', 'shop/x']
  const body = links.map((target) => `[${target}](${target})`).join(' ')
  expect(linksOf(body, stores.us)).toEqual(['/us/join', 'https://x.example/', '#known', 'mailto:a@x.example', 'tel:+44'])
  expect(document.body.textContent).toMatch(/http:\/\/x\.example \/\/evil\.example shop\/x/)
})

test('no known filter evasion leaves a link, a picture or more in a text of the shop', () => {
  const cases = hostileCorpus.map((text, at) => ({ ...block('TEXT', `Case ${at}`), body: `Words. ${text}` }))
  render(<ContentBlocks blocks={cases} store={stores.uk} />)
  expect(document.body.textContent.split('Words.').length - 1).toBe(hostileCorpus.length)
  const left = document.body.querySelectorAll('a, img, svg, script, style, iframe, object, embed, form, [onclick], [onerror], [onload]')
  expect(Array.from(left, ({ outerHTML }) => outerHTML)).toEqual([])
})

test('a picture in a text is one of the catalogue with its size, or words', () => {
  const body = '![A serum](/images/catalogue/slow-drops-0-3-retinol-720.webp) ![A tracker](https://x.example/a.gif)'
  render(<ContentBlocks blocks={[{ ...block('TEXT', 'Known'), body }]} store={stores.uk} />)
  const [picture, ...more] = screen.getAllByRole('img')
  expect(picture).toMatchObject({ alt: 'A serum', width: 720, height: 900 })
  expect(picture?.getAttribute('loading')).toBe('lazy')
  expect(picture?.getAttribute('src')).toBe('/images/catalogue/slow-drops-0-3-retinol-360.webp')
  expect(more).toEqual([])
  expect(document.body.textContent).toContain('A tracker')
})

test('a block that is empty or without end takes nothing else from the page, and editors are told what is wrong', () => {
  const unfit = [{ ...block('TEXT', 'Empty'), body: '' }, { ...block('TEXT', 'Long'), body: 'x'.repeat(20_001) }, block('TEXT', 'Fit')]
  const { rerender } = render(<ContentBlocks blocks={unfit} store={stores.uk} />)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Fit'])
  rerender(<ContentBlocks blocks={unfit} store={stores.uk} isPreview />)
  expect(document.body.textContent).toContain('“Empty” is left out')
  expect(document.body.textContent).toContain('not in the form that was agreed: body')
  expect(document.body.textContent).toContain('“Long” is left out')
})

test('a section stands without a link or a picture that is none, and editors are told which', () => {
  const section = {
    ...block('PICTURE', 'Half'),
    link: { __typename: 'TextLink', href: 'javascript:alert(1)', text: 'Go' },
    image: { __typename: 'Image', id: 'i', src: '', altText: null, description: null },
  } as unknown as ContentBlock
  const { rerender } = render(<ContentBlocks blocks={[section]} store={stores.uk} />)
  expect(document.body.textContent).toBe('HalfWords.')
  rerender(<ContentBlocks blocks={[section]} store={stores.uk} isPreview />)
  expect(document.body.textContent).toContain('A part of “Half” is left out')
  expect(document.body.textContent).toContain('not in the form that was agreed: link, image')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Half'])
})

test('what is left out elsewhere is named for editors alone', () => {
  const leftOut = [{ heading: 'How it works', fields: ['intro'] }]
  const { rerender } = render(<ContentBlocks blocks={[]} leftOut={leftOut} store={stores.uk} />)
  expect(document.body.textContent).toBe('')
  rerender(<ContentBlocks blocks={[]} leftOut={leftOut} store={stores.uk} isPreview />)
  expect(document.body.textContent).toContain('A part of “How it works” is left out')
})

test('a block that is null is left out of a page that begins with it', () => {
  const blocks = [null, undefined] as unknown as ContentBlock[]
  expect(render(<ContentBlocks blocks={blocks} store={stores.uk} beginsPage />).container.textContent).toBe('')
})
