import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BASIC_CHARACTERS, basicFont, basicRange, fonts } from './basic-fonts.ts'

const root = join(import.meta.dirname, '../..')

test.each(fonts)('$basic is what the command makes of $whole, and is a quarter smaller', async (font) => {
  const [whole, basic] = [font.whole, font.basic].map((name) => readFileSync(join(root, 'public/fonts', name)))
  expect(Buffer.compare(Buffer.from(await basicFont(font)), basic ?? Buffer.alloc(0))).toBe(0)
  expect(basic?.length).toBeLessThan((whole?.length ?? 0) * 0.75)
})

test('the style sheet asks the basic fonts for their characters, after the whole ones', () => {
  const css = readFileSync(join(root, 'app/design-system/tokens/tokens.css'), 'utf8')
  const faces = [...css.matchAll(/url\("\/fonts\/([^"]+)"\);\s*unicode-range: ([^;]+);/g)]
  expect(faces.map(([, file]) => file)).toEqual([...fonts.map(({ whole }) => whole), ...fonts.map(({ basic }) => basic)])
  for (const [, , range] of faces.slice(fonts.length)) expect(range).toBe(basicRange())
})

test('the shop’s own words and the signs of its styles need no other characters', () => {
  const folder = join(root, 'app')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /^messages\/.*\.ts$|\.css$/.test(name))
  // Comments refer to sections of the specification.
  const words = files.map((name) => readFileSync(join(folder, name), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')).join('')
  // No Latin font has the sign of a Mac's key.
  const known = new Set(`${BASIC_CHARACTERS}\n⌘`)
  expect([...new Set(words)].filter((character) => !known.has(character))).toEqual([])
})
