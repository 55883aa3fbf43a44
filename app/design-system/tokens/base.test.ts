import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The rules of all sheets of the shop: selector, declarations. Comments and nesting in at-rules do not matter. */
function everyRule(): { file: string; selector: string; declarations: string }[] {
  return globSync('app/**/*.css').flatMap((file) => {
    const text = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
    return [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', declarations = '']) => ({
      file,
      selector: selector.trim().replaceAll(/\s+/g, ' '),
      declarations,
    }))
  })
}

test('no rule gives every element a ::before or ::after, whose styles would be worked out with each of them', () => {
  const universal = everyRule().filter(({ selector }) => selector.split(/,\s*/).some((part) => /^\*?::?(before|after)$/.test(part)))
  expect(universal).toEqual([])
})

test('a ::before or ::after with a height and a border around says how the two add up', () => {
  const silent = everyRule().filter(
    ({ selector, declarations }) =>
      /::(before|after)/.test(selector) &&
      /(^|[\s;])(height|block-size): (?!0)/.test(declarations) &&
      /(^|[\s;])border(-top|-bottom)?: /.test(declarations) &&
      !declarations.includes('box-sizing: border-box'),
  )
  expect(silent).toEqual([])
})
