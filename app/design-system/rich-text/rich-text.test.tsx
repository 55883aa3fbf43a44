// @vitest-environment jsdom
import '../testing/dom.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Markdown } from './Markdown.tsx'
import { SanitisedHtml } from './SanitisedHtml.tsx'
import { sanitisedHtml } from './sanitised-html.ts'

const scripts = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java&#115;cript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#58;alert(1)',
  'javascript&amp;colon;alert(1)',
  '&#x6A;avascript&#x3a;alert(1)',
]
const visualBasic = ['vbscript:msgbox(1)', 'VBScript:msgbox(1)', 'vb&#115;cript:msgbox(1)', '&#118;bscript&#58;msgbox(1)']
const otherData = ['data:text/html,hi', 'DATA:text/html;base64,PGI+', 'data&colon;application/xhtml+xml,x', 'data:,plain']
const blanks = ['<java\tscript:alert(1)>', '<&#1; javascript:alert(1)>', '<java&#173;script:alert(1)>', '<java&NewLine;script:alert(1)>']

/** What a reader gets from a sentence with one link. */
function read(target: string) {
  const { container } = render(<Markdown text={`Read [this](${target}) now.`} />)
  return { text: container.textContent, links: screen.queryAllByRole('link').length }
}

const WITHOUT_LINK = { text: 'Read this now.', links: 0 }

test.each(scripts)('Markdown drops a link to %s and keeps its text [MARKDOWN-01]', (target) => {
  expect(read(target)).toEqual(WITHOUT_LINK)
})

test.each(visualBasic)('Markdown drops a link to %s and keeps its text [MARKDOWN-02]', (target) => {
  expect(read(target)).toEqual(WITHOUT_LINK)
})

test.each(otherData)('Markdown drops a link to %s and keeps its text [MARKDOWN-03]', (target) => {
  expect(read(target)).toEqual(WITHOUT_LINK)
})

test.each(blanks)('Markdown sees through blanks and what nobody sees: %j [MARKDOWN-01]', (target) => {
  expect(read(target)).toEqual(WITHOUT_LINK)
})

test('Markdown keeps a link to data that is a picture [MARKDOWN-03]', () => {
  render(<Markdown text="[a dot](data:image/gif;base64,R0lGODlhAQABAAAAACw=)" />)
  expect(screen.getByRole('link', { name: 'a dot' })).toHaveAttribute('href', expect.stringMatching(/^data:image\/gif/))
})

test('Markdown judges references, autolinks and pictures alike', () => {
  const { container } = render(<Markdown text={'[one][x] <javascript:alert(1)> ![two](javascript:alert(1))\n\n[x]: javascript:alert(1)'} />)
  expect(container).toHaveTextContent('one javascript:alert(1) two')
  expect(container.querySelector('a, img')).toBeNull()
})

test('a link that the store refuses leaves its text, in Markdown and HTML', () => {
  const toHref = () => undefined
  const { container } = render(
    <>
      <Markdown text="Read [this **now**](http://x.example), [that](shop/x) and <https://x.example>." toHref={toHref} />
      <SanitisedHtml html='<p>Or <a href="//evil.example">these</a> and <a href="/a">those</a>.</p>' toHref={toHref} />
    </>,
  )
  expect(container).toHaveTextContent(/^Read this now, that and https:\/\/x\.example\.\s*Or these and those\.$/)
  expect(container.querySelector('a')).toBeNull()
})

test('whether a link leads elsewhere is seen where it leads in the end', () => {
  render(<Markdown text="[Out](https:x.example)" toHref={() => 'https://x.example/'} />)
  expect(screen.getByRole('link', { name: 'Out' })).toHaveAttribute('rel', 'noopener noreferrer')
})

test('a picture in Markdown has a size and waits until it is near; one that is not known leaves its alt text', () => {
  const known = { src: '/a-360.webp', srcSet: '/a-360.webp 360w', width: 720, height: 900, fallback: '/b.svg' }
  const { container } = render(
    <Markdown text={'![A "jar"](/a.webp) and ![a tube](/c.webp "Title")'} toPicture={(src) => (src === '/a.webp' ? known : undefined)} />,
  )
  const picture = screen.getByRole('img', { name: 'A "jar"' })
  const given = Object.fromEntries(Array.from(picture.attributes, ({ name, value }) => [name, value]))
  expect(given).toMatchObject({ src: '/a-360.webp', srcset: '/a-360.webp 360w', width: '720', height: '900', loading: 'lazy' })
  expect(given).toMatchObject({ 'data-fallback': '/b.svg', sizes: expect.stringContaining('100vw') })
  expect(container).toHaveTextContent('and a tube')
  expect(container.querySelectorAll('img')).toHaveLength(1)
})

test('Markdown shows HTML as text', () => {
  const { container } = render(<Markdown text={'<img src=x onerror=alert(1)> <a href="javascript:alert(1)">x</a>'} />)
  expect(container.querySelector('img, a')).toBeNull()
  expect(container).toHaveTextContent('onerror=alert(1)')
})

test('Markdown’s headings begin below those of the page, and its links stay in the store', () => {
  render(
    <Markdown
      text={'# Care\n\n## Wash\n\n###### Fine print\n\n# Wear\n\n[Lips](/shop/lips)'}
      headingLevel={3}
      toHref={(target) => `/us${target}`}
    />,
  )
  expect(screen.getByRole('heading', { level: 3, name: 'Care' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 4, name: 'Wash' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 5, name: 'Fine print' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: 'Wear' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Lips' })).toHaveAttribute('href', '/us/shop/lips')
})

test.each([
  ['<h2>A</h2><h4>B</h4><h3>C</h3><h2>D</h2>', '<h2>A</h2><h3>B</h3><h3>C</h3><h2>D</h2>'],
  ['<h4>A</h4><h3>B</h3>', '<h2>A</h2><h2>B</h2>'],
  ['<h1>A</h1><h3>B</h3>', '<h2>A</h2><h3>B</h3>'],
])('HTML’s headings skip no level: %s', (html, fitting) => {
  expect(sanitisedHtml(html)).toBe(fitting)
})

test('HTML’s headings begin where they are told to', () => {
  expect(sanitisedHtml('<h1>A</h1><h2>B</h2>', { headingLevel: 4 })).toBe('<h4>A</h4><h5>B</h5>')
})

test('nothing is rendered of blank text', () => {
  const { container } = render(
    <>
      <Markdown text=" " />
      <SanitisedHtml html="<script>alert(1)</script>" />
    </>,
  )
  expect(container).toBeEmptyDOMElement()
})

test.each([...scripts, ...visualBasic, ...otherData, ''])('HTML’s link to %j is dropped, and its text kept', (target) => {
  expect(sanitisedHtml(`Read <a href="${target}">this</a> now.`)).toBe('Read this now.')
})

test.each([
  ['a handler', '<p onclick="alert(1)">Hi</p>', '<p>Hi</p>'],
  ['a style, a class, an id', '<p style="position:fixed" class="a" id="main">Hi</p>', '<p>Hi</p>'],
  ['a script', 'Hi<script>alert(1)</script>', 'Hi'],
  ['a picture', 'Hi<img src=x onerror=alert(1)>', 'Hi'],
  ['a frame and a form', '<iframe src="https://x.example"></iframe><form action="/api/logout"><button>Hi</button></form>', 'Hi'],
  ['a drawing', '<svg><a xlink:href="javascript:alert(1)"><text>Hi</text></a></svg>', 'Hi'],
  ['what is not closed', '<p><strong>Hi', '<p><strong>Hi</strong></p>'],
  ['another h1', '<h1>Hi</h1>', '<h2>Hi</h2>'],
])('HTML loses %s', (_, html, safe) => {
  expect(sanitisedHtml(html)).toBe(safe)
})

test('HTML keeps its links, which tell another site nothing', () => {
  render(<SanitisedHtml html='<p><a href="/shop">In</a> <a href="https://x.example" target="_blank">Out</a></p>' toHref={(to) => to} />)
  expect(screen.getByRole('link', { name: 'In' })).not.toHaveAttribute('rel')
  expect(screen.getByRole('link', { name: 'Out' })).toHaveAttribute('rel', 'noopener noreferrer')
  expect(screen.getByRole('link', { name: 'Out' })).not.toHaveAttribute('target')
})

test('in a line, what would begin a block leaves its text', () => {
  expect(sanitisedHtml('<p><strong>20% off</strong> today</p>', { inline: true })).toBe('<strong>20% off</strong> today')
})
