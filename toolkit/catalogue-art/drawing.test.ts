import { describe, expect, test } from 'vitest'
import type { CataloguePicture, PictureCrop, PictureKind } from '#fixtures/catalogue/picture.ts'
import { pictures, unnamed } from '#fixtures/catalogue/pictures.ts'
import { drawPicture, sceneJobs } from './jobs.ts'
import { kinds } from './kinds.ts'
import { favicon, placeholder, social, touchIcon } from './marks.ts'

const all = Object.keys(kinds) as PictureKind[]
const views: readonly PictureCrop[] = ['hero', 'texture', 'set']
const cases = all.flatMap((kind) => views.map((view) => [kind, view] as const))

const picture = (kind: PictureKind, view: PictureCrop, rest: Partial<CataloguePicture> = {}): CataloguePicture => ({
  id: `${kind}-test-${view}`,
  kind,
  wordmark: 'Ottilie',
  colour: '#a3263f',
  backdrop: 'powder',
  view,
  ...rest,
})

/** Problems that break an SVG's rendering: unbalanced tags, invalid numbers, undefined or duplicate ids. */
function faultsOf(svg: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  for (const [, end, name, rest] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    if (end) {
      if (open.pop() !== name) faults.push(`</${name}> closes nothing`)
    } else if (!rest?.endsWith('/')) open.push(name ?? '')
  }
  if (open.length > 0) faults.push(`never closed: ${open.join(', ')}`)
  for (const word of ['NaN', 'undefined', 'Infinity', 'null', '@id']) if (svg.includes(word)) faults.push(`has '${word}' in it`)
  const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  if (new Set(defined).size !== defined.length) faults.push('defines a name twice')
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g))
    if (!defined.includes(id)) faults.push(`uses '${id}', which nobody defines`)
  if (/&(?!amp;|lt;)/.test(svg)) faults.push('has a bare &')
  return faults
}

/** Everything printed in a drawing, in its order. */
function lettersOf(svg: string): string {
  const rows = [...svg.matchAll(/>([^<>]+)<\/text/g)].map(([, text = '']) => text)
  return rows.join(' ').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}

/** Of each kind, the first picture with the longest name. */
const longestNames = new Map<PictureKind, CataloguePicture>()
for (const named of pictures) {
  const { length: longest = 0 } = longestNames.get(named.kind)?.name ?? ''
  if (named.view === 'hero' && (named.name?.length ?? 0) > longest) longestNames.set(named.kind, named)
}

/** Number of clearly green colours in a drawing. */
function greens(svg: string): number {
  return [...svg.matchAll(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})\b/gi)].filter(([, red, green, blue]) => {
    const [r, g, b] = [red, green, blue].map((channel) => Number.parseInt(channel ?? '0', 16)) as [number, number, number]
    return g > r + 30 && g > b + 30
  }).length
}

/** Each picture is drawn once and shared by the tests: drawing takes about 50 ms. */
const drawn = new Map<string, string>()
const brand = 'Maren & Vole'
const pink = '#d2557f'

function drawing(kind: PictureKind, view: PictureCrop): string {
  const key = `${kind} ${view}`
  const svg = drawn.get(key) ?? drawPicture(picture(kind, view, { wordmark: brand, colour: pink }))
  drawn.set(key, svg)
  return svg
}

describe('a product picture', () => {
  test.each(cases)('of %s as %s is a whole drawing', (kind, view) => {
    const svg = drawing(kind, view)
    expect(faultsOf(svg)).toEqual([])
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="750"')).toBe(true)
    expect(svg.length).toBeGreaterThan(2000)
  })

  test.each(cases)('of %s as %s is the same every time', (kind, view) => {
    expect(drawPicture(picture(kind, view, { wordmark: brand, colour: pink }))).toBe(drawing(kind, view))
  })

  test.each(cases)('of %s as %s takes its colour', (kind, view) => {
    const green = drawPicture(picture(kind, view, { wordmark: brand, colour: '#1f9a4c' }))
    expect(greens(green)).toBeGreaterThan(greens(drawing(kind, view)))
  })

  test.each(all)('of %s carries the brand', (kind) => {
    // A compact shows only the initial, pressed into its powder.
    expect(lettersOf(drawing(kind, 'hero'))).toMatch(kind === 'compact' ? /M/ : /Maren & Vole/)
  })

  test.each(all.filter((kind) => !/OTTILIE|Gift Card/.test(drawing(kind, 'hero'))))(
    'of %s prints the product’s whole name, where its pack has room',
    (kind) => {
      const words = lettersOf(drawPicture(picture(kind, 'hero', { name: 'Slow Fig & Salt, Neroli' })))
      expect(['Slow Fig & Salt', 'Neroli'].map((part) => words.includes(part))).toEqual(unnamed.has(kind) ? [false, false] : [true, true])
    },
  )

  test.each([...longestNames])('of %s has room for the longest name in the catalogue', (_kind, longest) => {
    // A row that ends at a comma leaves it out.
    expect(lettersOf(drawPicture(longest)).replaceAll(',', '')).toContain(longest.name?.replaceAll(',', ''))
  })

  test('stands on the paper that is asked for', () => {
    const [powder, clay] = [drawPicture(picture('serum', 'hero')), drawPicture(picture('serum', 'hero', { backdrop: 'clay' }))]
    expect(powder).not.toBe(clay)
  })

  test('keeps its names apart from those of another on the same page', () => {
    expect(faultsOf(drawPicture(picture('serum', 'hero'), 'a') + drawPicture(picture('perfume', 'hero'), 'b'))).toEqual([])
  })
})

test.each(sceneJobs)('$id is a whole drawing', ({ draw }) => {
  expect(faultsOf(draw())).toEqual([])
})

test.each([
  ['favicon', favicon],
  ['touch icon', touchIcon],
  ['placeholder', placeholder],
  ['social picture', social],
])('the %s is a whole drawing', (_, svg) => {
  expect(faultsOf(svg)).toEqual([])
})
