import { describe, expect, test } from 'vitest'
import { projectSources, sourcesOf } from '../sources.ts'
import { retiredWords, retiredWordsInUse } from './retired-words.ts'

test('no word that the glossary retires stands in code or comments', () => {
  expect(retiredWordsInUse(projectSources())).toEqual([])
})

const glossary = `# Glossary

## Words
| \`basket\` | what a shopper is about to buy |

## Retired words

| retired | say | where it may still stand |
| --- | --- | --- |
| \`Visit\` | \`Session\` | |
| \`bag*\` | \`basket\` | copy; \`app/messages/\`, the operation \`addToBag\` |
| \`use-edge\` | \`use-request-limits\` | |

## More
| \`other\` | nothing | |
`

const uses = (path: string, text: string) => retiredWordsInUse(sourcesOf({ 'docs/glossary.md': glossary, [path]: text }))

describe('a retired word', () => {
  test.each([
    ['as a type', 'export type Visit = { a: string }', 'Visit'],
    ['in a comment', '/** Who starts a Visit. */', 'Visit'],
    ['as a part of a name', 'const bagLines = 1', 'bagLines'],
    ['as the last part of a name', 'const inBag = 1', 'inBag'],
    ['in capitals', 'const BAG_COUNT = 1', 'BAG_COUNT'],
    ['as a property', 'const a = { bag: 1 }', 'bag'],
  ])('is found %s', (_where, text, name) => {
    expect(uses('app/a.ts', text)).toEqual([expect.stringContaining(`app/a.ts says "${name}": the glossary retires "`)])
  })

  test('is found in the name of an element and of a file', () => {
    expect(uses('app/a.tsx', 'export const A = () => <BagLine />')).toEqual([expect.stringContaining('says "BagLine"')])
    expect(uses('app/use-edge.test.ts', '')).toEqual([
      'app/use-edge.test.ts says "use-edge": the glossary retires "use-edge". Say use-request-limits.',
    ])
  })

  test.each([
    ['in a string', 'app/a.ts', "const words = 'Add to bag'"],
    ['as a part of another word', 'app/a.ts', 'const baggage = 1\n// Visitors'],
    ['as a part where the whole is retired', 'app/a.ts', 'const lastVisit = 1'],
    ['in another case', 'app/a.ts', 'const visit = 1'],
    ['where the table allows it', 'app/messages/en-GB.ts', 'const bagWords = 1'],
    ['in a name that the table allows', 'app/a.ts', 'addToBag()'],
  ])('is not found %s', (_where, path, text) => {
    expect(uses(path, text)).toEqual([])
  })
})

test('only the table under its heading counts', () => {
  expect(retiredWords(glossary).map(({ word }) => word)).toEqual(['Visit', 'bag*', 'use-edge'])
})

test('a glossary that is missing, or has no such table, is an error', () => {
  expect(retiredWordsInUse(sourcesOf({}))).toEqual([expect.stringContaining('docs/glossary.md is missing')])
  expect(retiredWordsInUse(sourcesOf({ 'docs/glossary.md': '# Glossary' }))).toEqual([expect.stringContaining('has no table')])
})
