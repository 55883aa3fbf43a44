import { describe, expect, test } from 'vitest'
import { projectSources, sourcesOf } from '../sources.ts'
import { otherFormatters, placeholdersByHand, repeatedTexts, textsWrittenTwice } from './copy.ts'

const project = projectSources()

describe('copy', () => {
  test('has its placeholders filled by the one formatter', () => {
    expect(placeholdersByHand(project)).toEqual([])
    expect(otherFormatters(project)).toEqual([])
  })

  test('writes each text once', () => {
    expect(textsWrittenTwice(project)).toEqual([])
  })

  test('excepts nothing that is written once', () => {
    const repeated = textsWrittenTwice(project, [])
    for (const text of Object.keys(repeatedTexts)) expect(repeated.join('\n')).toContain(`'${text}'`)
  })
})

test('placeholders that are filled by hand are found', () => {
  const filled = (code: string) => placeholdersByHand(sourcesOf({ 'app/features/home/Home.tsx': code }))
  expect(filled("copy.added.replace('{name}', name)")).toHaveLength(1)
  expect(filled("copy.added.replaceAll('{name}', () => name)")).toHaveLength(1)
  expect(filled('sentence.replace(/\\{(\\w+)\\}/g, (_, name) => values[name])')).toHaveLength(1)
  expect(filled("const [before, after] = copy.lost.split('{email}')")).toHaveLength(1)
  expect(filled("path.replace('/us/', '/').split('?')")).toEqual([])
})

test('a second formatter is found', () => {
  const sources = sourcesOf({ 'app/features/home/Home.tsx': "import { createTranslator } from 'use-intl/core'" })
  expect(otherFormatters(sources)).toHaveLength(1)
})

test('texts that are written twice are found, in one file and in two; keys, types, codes and addresses are no texts', () => {
  const sources = sourcesOf({
    'app/messages/pages/home.ts':
      "export type Copy = { to: 'help' | 'Twice' }\nexport const home = { 'Twice': 'Try again', link: '/shop', code: 'REG01' }",
    'app/messages/pages/login.ts':
      "export const login = { retry: 'Try again', again: 'Twice', link: '/shop', code: 'REG01', lead: 'Once', more: 'Twice' }",
    'app/messages/pages/login.test.ts': "expect('Once')",
  })
  expect(textsWrittenTwice(sources, [])).toEqual([
    "'Try again' is written in app/messages/pages/home.ts and app/messages/pages/login.ts: write it once, in app/messages/shared.ts if features share it.",
    "'Twice' is written in app/messages/pages/login.ts and app/messages/pages/login.ts: write it once, in app/messages/shared.ts if features share it.",
  ])
})
