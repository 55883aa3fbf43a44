import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { breakpoints } from './breakpoints.ts'
import { contrast } from './contrast.ts'

const APP = new URL('../../', import.meta.url)
const tokensCss = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const tokens = Object.fromEntries([...tokensCss.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6});/gi)].map(([, name, value]) => [name, value]))

const colour = (name: string): string => {
  const value = tokens[name]
  if (!value) throw new Error(`tokens.css has no colour --${name}`)
  return value
}

/** Text on a surface, and the minimum ratio: 7 is AAA for text, 3 applies to borders and focus rings. */
const TEXT = 7
const EDGE = 3

const surfaces = ['white', 'porcelain', 'powder', 'butter', 'apricot', 'petal']
const ribbons = ['light-pink', 'light-yellow', 'light-grey', 'red', 'light-green', 'light-blue']
const levels = ['error', 'warn', 'info', 'success', 'accent']

const pairs: readonly [text: string, surface: string, least: number][] = [
  ...surfaces.flatMap((surface): [string, string, number][] => [
    ['primary-dark', surface, TEXT],
    ['ink', surface, TEXT],
    ['control', surface, EDGE],
    ['focus', surface, EDGE],
  ]),
  // On butter and apricot, only ink and primary-dark are allowed.
  ...['white', 'porcelain', 'powder', 'petal'].flatMap((surface): [string, string, number][] => [
    ['ink-2', surface, TEXT],
    ['lacquer-500', surface, TEXT],
  ]),
  ...['primary-dark', 'lacquer-700', 'lacquer-500'].map((surface): [string, string, number] => ['white', surface, TEXT]),
  ...['butter', 'apricot', 'powder', 'petal'].map((text): [string, string, number] => [text, 'primary-dark', TEXT]),
  ...ribbons.map((ribbon): [string, string, number] => [`ribbon-${ribbon}-text`, `ribbon-${ribbon}`, TEXT]),
  ...levels.flatMap((level): [string, string, number][] => [
    [level, `${level}-fill`, TEXT],
    ['white', level, TEXT],
    ['ink', `${level}-fill`, TEXT],
  ]),
  ...['white', 'porcelain', 'powder'].map((surface): [string, string, number] => ['saving', surface, TEXT]),
  ['ink-2', 'disabled', TEXT],
  ['error', 'white', TEXT],
]

test.each(pairs)('%s on %s has a contrast of at least %s', (text, surface, least) => {
  expect(contrast(colour(text), colour(surface))).toBeGreaterThanOrEqual(least)
})

/** The specified contrast of each text colour on white, porcelain, powder, butter, apricot and petal. */
const stated: Readonly<Record<string, readonly number[]>> = {
  'primary-dark': [16.12, 14.83, 12.94, 12.03, 11.08, 13.57],
  ink: [17.69, 16.27, 14.2, 13.2, 12.15, 14.89],
  'ink-2': [9.26, 8.52, 7.44, 6.91, 6.36, 7.8],
  'lacquer-500': [9.21, 8.47, 7.39, 6.87, 6.33, 7.75],
  control: [5.08, 4.67, 4.08, 3.79, 3.49, 4.27],
  focus: [7.62, 7.01, 6.12, 5.69, 5.23, 6.41],
}

/** Contrast on their own fill, and of white on them. */
const statedOfLevels: Readonly<Record<string, readonly [onFill: number, whiteOnIt: number]>> = {
  error: [7.47, 8.54],
  warn: [7.92, 8.73],
  info: [8.61, 10.03],
  success: [8.19, 9.36],
  accent: [8.83, 10.49],
}

const statedOfRibbons: Readonly<Record<string, number>> = {
  'light-pink': 11.42,
  'light-yellow': 11.65,
  'light-grey': 13.73,
  red: 8.54,
  'light-green': 9.49,
  'light-blue': 9.74,
}

test.each([
  ...Object.entries(stated).flatMap(([text, ratios]) =>
    ratios.map((ratio, at): [string, string, number] => [text, surfaces[at] ?? '', ratio]),
  ),
  ...Object.entries(statedOfLevels).flatMap(([level, [onFill, whiteOnIt]]): [string, string, number][] => [
    [level, `${level}-fill`, onFill],
    ['white', level, whiteOnIt],
  ]),
  ...Object.entries(statedOfRibbons).map(([ribbon, ratio]): [string, string, number] => [
    `ribbon-${ribbon}-text`,
    `ribbon-${ribbon}`,
    ratio,
  ]),
  ['saving', 'powder', 7.51] as const,
])('%s on %s measures no less than the stated %s', (text, surface, ratio) => {
  expect(contrast(colour(text), colour(surface))).toBeGreaterThanOrEqual(ratio - 0.01)
})

const files = readdirSync(APP, { recursive: true, encoding: 'utf8' })
const sources = files.filter((path) => path.endsWith('.tsx'))
const stylesheets = files.filter((path) => path.endsWith('.css') && !path.endsWith('tokens/tokens.css'))

/** The stylesheet without comments. */
const read = (path: string) => readFileSync(new URL(path, APP), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

test('the breakpoints are those of the specification [BREAKPOINT-01, BREAKPOINT-02, BREAKPOINT-03, BREAKPOINT-04, BREAKPOINT-05, BREAKPOINT-06]', () => {
  const { tiny, ...others } = breakpoints
  expect(tiny).toBe(374)
  expect(Object.entries(others).map(([name, px]) => [name, px / 16])).toEqual([
    ['xs', 22.99],
    ['sm', 34.99],
    ['md', 47.99],
    ['lg', 63.99],
    ['xl', 89.99],
  ])
})

/** Converts a media query width to px. */
const px = (width: string) => Number.parseFloat(width) * (width.endsWith('rem') ? 16 : 1)

test.each(stylesheets)('%s changes its layout at the breakpoints only [BREAKPOINT-01]', (path) => {
  const widths = [...read(path).matchAll(/@media[^{]*/g)].flatMap(([query]) =>
    [...query.matchAll(/[\d.]+(?:rem|px)/g)].map(([width]) => px(width)),
  )
  expect(widths.filter((width) => !Object.values<number>(breakpoints).includes(width))).toEqual([])
})

const named = new Set(
  ['design-system/tokens/tokens.css', ...stylesheets, ...sources].flatMap((path) =>
    [...read(path).matchAll(/(--[\w-]+)['"]?\]?\s*:/g)].map(([, name]) => name),
  ),
)

test.each(stylesheets)('%s uses no custom property that nobody sets', (path) => {
  const used = [...read(path).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
  expect(used.filter((name) => !named.has(name))).toEqual([])
})

test.each(stylesheets)('%s takes its colours and its type from the tokens', (path) => {
  const css = read(path)
  const literals = [
    ...css.matchAll(/#[0-9a-f]{3,8}\b/gi),
    ...css.matchAll(/\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi),
    ...css.matchAll(/:\s*(?:white|black|red|green|blue|gr[ae]y)\b/gi),
    ...css.matchAll(/font-size:(?!\s*(?:inherit|100%))[^;]+/gi),
    ...css.matchAll(/\bfont:(?!\s*(?:inherit|var\())[^;]+/gi),
    ...css.matchAll(/\bfont-family:[^;]+/gi),
  ].map(([literal]) => literal)
  expect(literals, 'write a token in design-system/tokens/tokens.css and use it here').toEqual([])
})
