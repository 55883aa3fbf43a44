import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { BASIC_CHARACTERS, basicFont, basicRange, fonts } from './basic-fonts.ts'
import { fontOfTables, tablesOf } from './font-tables.ts'

const root = join(import.meta.dirname, '../..')

test.each(fonts)('$basic is what the command makes of $whole, and is a third smaller', async (font) => {
  const [whole, basic] = [font.whole, font.basic].map((name) => readFileSync(join(root, 'public/fonts', name)))
  expect(Buffer.compare(Buffer.from(await basicFont(font)), basic ?? Buffer.alloc(0))).toBe(0)
  expect(basic?.length).toBeLessThan((whole?.length ?? 0) * 0.66)
})

test('the text font has all its weights, and one kerning for them', async () => {
  const file = readFileSync(join(root, 'public/fonts', fonts[1].basic))
  const basic = tablesOf(await subsetFont(file, BASIC_CHARACTERS, { targetFormat: 'sfnt', keepFeatures: ['kern'] }))
  expect([...basic.keys()]).toEqual(expect.arrayContaining(['fvar', 'gvar', 'HVAR', 'GPOS']))
  // Version 1.3 of the table is the first that can say what changes with the weight.
  expect(basic.get('GDEF')?.readUInt32BE()).toBeLessThan(0x10003)
})

test('a font is put together again of its tables', async () => {
  const file = readFileSync(join(root, 'public/fonts', fonts[0].basic))
  const font = await subsetFont(file, BASIC_CHARACTERS, { targetFormat: 'sfnt', keepFeatures: ['kern'] })
  expect(tablesOf(fontOfTables(tablesOf(font)))).toEqual(tablesOf(font))
})

test('the style sheet asks the basic fonts for their characters, after the whole ones', () => {
  const css = readFileSync(join(root, 'app/design-system/tokens/tokens.css'), 'utf8')
  const faces = [...css.matchAll(/url\("\/fonts\/([^"]+)"\);\s*unicode-range: ([^;]+);/g)]
  expect(faces.map(([, file]) => file)).toEqual([...fonts.map(({ whole }) => whole), ...fonts.map(({ basic }) => basic)])
  for (const [, , range] of faces.slice(fonts.length)) expect(range).toBe(basicRange())
})

test('the shop’s own words and the signs of its styles need no other characters', () => {
  const app = join(root, 'app')
  const sourcesOf = (kind: RegExp) =>
    readdirSync(app, { recursive: true, encoding: 'utf8' })
      .filter((name) => kind.test(name))
      // Comments refer to sections of the specification. No page shows the words of its window's title.
      .map((name) => readFileSync(join(app, name), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*|title: '.* \| Ottilie'/g, ''))
  const textsOf = (sources: readonly string[], form: RegExp) =>
    sources.flatMap((source) => [...source.matchAll(form)].map(({ groups }) => groups?.['text'] ?? ''))
  const messages = textsOf(sourcesOf(/^messages\/.*(?<!\.test)\.ts$/), /(?<quote>['"`])(?<text>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>/g)
  const texts = [...messages, ...textsOf(sourcesOf(/\.css$/), /content: "(?<text>.*?)"/g)]
  expect(texts).toEqual(expect.arrayContaining(['Add to Basket', '‹']))
  // An escape stands for another character; braces hold what a name or a number takes the place of.
  const words = texts.map((text) => text.replaceAll(/\\.|[{}\n]/g, '')).join('')
  // No Latin font has the sign of a Mac's key.
  const known = new Set(`${BASIC_CHARACTERS}⌘`)
  expect([...new Set(words)].filter((character) => !known.has(character))).toEqual([])
})
