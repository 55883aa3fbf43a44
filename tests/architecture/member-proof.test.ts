import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const LIST = 'docs/proof/members.md'

/** What the list says of each thing that members do: the file, and how the titles of its tests begin. */
function proofsOf(list: string): { what: string; file: string; titles: string[] }[] {
  return [...list.matchAll(/^\| (.+?) \| `(tests\/.+?)`: (.+?) \|$/gm)].map(([, what = '', file = '', titles = '']) => ({
    what,
    file,
    titles: titles.split('; '),
  }))
}

const proofs = proofsOf(readFileSync(LIST, 'utf8'))

test('the list has the ten things that members do', () => {
  expect(proofs).toHaveLength(10)
  expect(new Set(proofs.map(({ what }) => what)).size).toBe(10)
})

test.each(proofs)('there is a test in which a member $what', ({ file, titles }) => {
  const source = readFileSync(file, 'utf8')
  expect(titles.filter((title) => !source.includes(`test('${title}`) && !source.includes(`test("${title}`))).toEqual([])
})
