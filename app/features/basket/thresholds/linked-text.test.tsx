// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { cleanup, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyWebUrl } from '#tests/harness/arbitrary-urls.ts'
import { type LinkedText, linkedParts } from './linked-text.ts'
import { ThresholdTerms } from './ThresholdTerms.tsx'

const links = [
  { href: '/delivery', text: 'how we deliver' },
  { href: '/terms', text: 'the terms' },
]
const textOf = (template: string) =>
  linkedParts({ template, links }, (href) => href)
    .map(({ text }) => text)
    .join('')

function shown(text: LinkedText, locale = 'en-GB') {
  const banner = { showBanner: true, copy: '', termsAndConditions: text }
  const thresholds = [{ type: 'SAMPLES' as const, percentProgress: 0, from: 4000, progressBanner: banner }]
  return render(<ThresholdTerms update={{ thresholds, termsAndConditions: null }} locale={locale} />).container
}

describe('a text with places for links', () => {
  it.each([
    ['from 0', 'See <0> and <1>.', 'See how we deliver and the terms.'],
    ['from 1 where there is no 0', 'See <1> and <2>.', 'See how we deliver and the terms.'],
    ['from 1 at its very beginning', '<1>', 'how we deliver'],
    ['again', '<0>, <0>', 'how we deliver, how we deliver'],
    ['a place without a link', 'See <0><7>.', 'See how we deliver.'],
    ['what only looks like a place', 'See <a> <-1> < 0> <1.5>', 'See <a> <-1> < 0> <1.5>'],
    ['none', 'On products alone.', 'On products alone.'],
  ])('has each link in its place: %s [THRESH-03]', (_, template, text) => {
    expect(textOf(template)).toBe(text)
  })

  it('counts links past nine', () => {
    const many = Array.from({ length: 11 }, (_, index) => ({ href: '/', text: `link ${index}` }))
    expect(linkedParts({ template: '<0> <10>', links: many }, (href) => href).map(({ text }) => text)).toEqual(['link 0', ' ', 'link 10'])
  })

  it('has no empty pieces, and no address for a link that may not be followed', () => {
    expect(linkedParts({ template: '<0><1>', links }, (href) => (href === '/terms' ? undefined : href))).toStrictEqual([
      { href: '/delivery', text: 'how we deliver' },
      { text: 'the terms' },
    ])
  })

  it('is a sentence with links that stay in the store [THRESH-03]', () => {
    const container = shown({ template: 'On products alone. See <0>.', links }, 'en-US')
    expect(container).toHaveTextContent('On products alone. See how we deliver.')
    expect(screen.getByRole('link', { name: 'how we deliver' })).toHaveAttribute('href', '/us/delivery')
  })

  it.each([
    'javascript:alert(1)',
    ' JaVa\tScript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'http://evil.example',
    '',
  ])('leaves the text of a link to %j, and no link [THRESH-03]', (href) => {
    const container = shown({ template: 'See <0>.', links: [{ href, text: 'this' }] })
    expect(container).toHaveTextContent('See this.')
    expect(container.querySelector('a')).toBeNull()
  })

  it('shows what is no place for a link as text, whatever it looks like [THRESH-03]', () => {
    const hostile = fc.array(
      fc.oneof(fc.constantFrom('<0>', '<1>', '<img src=x onerror=alert(1)>', '<script>', '</p>', '<a href="javascript:x">'), fc.string()),
    )
    fc.assert(
      fc.property(hostile, anyWebUrl, fc.string(), (pieces, href, text) => {
        const container = shown({ template: pieces.join(''), links: [{ href, text }] })
        const tags = [...container.querySelectorAll('*')].map(({ tagName }) => tagName)
        expect(tags.filter((tag) => !['DIV', 'P', 'A'].includes(tag))).toEqual([])
        for (const link of container.querySelectorAll('a')) expect(link.href).toMatch(/^https:/)
        cleanup()
      }),
    )
  })
})

describe('the small print of a basket', () => {
  const text = { template: 'See <0>.', links }

  it('is that of banners that show, and of the offers in it, each once [THRESH-03, THRESH-04]', () => {
    const row = (showBanner: boolean, template: string) => ({
      type: 'SAMPLES' as const,
      percentProgress: 0,
      from: 4000,
      progressBanner: { showBanner, copy: '', termsAndConditions: { template, links } },
    })
    const thresholds = [row(true, 'See <0>.'), row(true, 'See <0>.'), row(false, 'Hidden.')]
    const { container } = render(
      <ThresholdTerms update={{ thresholds, termsAndConditions: { template: 'Ends soon.', links: [] } }} locale="en-GB" />,
    )
    expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['See how we deliver.', 'Ends soon.'])
  })

  it('is nothing when there is none', () => {
    expect(shown({ ...text, template: '' })).toHaveTextContent('')
    expect(render(<ThresholdTerms update={{ thresholds: [], termsAndConditions: null }} locale="en-GB" />).container).toBeEmptyDOMElement()
  })
})
