import { expect, test } from 'vitest'
import { filesIn, projectSources, sourcesOf } from '../sources.ts'
import { idsOf, needlessExceptions, provenOutOfSight, seenIds } from './surfaces.ts'

const project = projectSources()

test('what is seen is proven where it is seen', () => {
  expect(provenOutOfSight(project)).toEqual([])
})

test('no exception is needless', () => {
  expect(needlessExceptions(project)).toEqual([])
})

test('every requirement that is seen is in the register, once', () => {
  const register = filesIn(project, /^docs\/requirements\/[A-Z0-9-]+\.md$/)
    .map(([, text]) => text)
    .join('\n')
  expect(seenIds.filter((id) => !register.includes(`**${id}**`))).toEqual([])
  expect(new Set(seenIds).size).toBe(seenIds.length)
})

test('numbers are read as they stand, and runs as what is between', () => {
  expect(idsOf('OP-CAT', '01 03-05 11')).toEqual(['OP-CAT-01', 'OP-CAT-03', 'OP-CAT-04', 'OP-CAT-05', 'OP-CAT-11'])
})

test.each([
  ['app/platform/money/format.test.ts', 1],
  ['app/design-system/alert/Alert.test.tsx', 1],
  ['tests/contract/basket/basket.test.ts', 1],
  ['tests/storybook/examples.spec.ts', 1],
  ['tests/journeys/basket/basket.spec.ts', 0],
  ['tests/agreement/basket-words.ts', 0],
  ['tests/pages/frame.test.ts', 0],
  ['app/features/basket/lines/BasketLines.test.tsx', 0],
  ['app/api/basket/add/route.test.ts', 0],
])('what %s alone names is found: %i', (path, found) => {
  const sources = sourcesOf({ 'app/one.test.ts': "test('is so [ALERT-03]')", [path]: "test('is so [ALERT-03, ALERT-04]')" })
  expect(provenOutOfSight(sources, ['ALERT-03', 'ALERT-05'], {})).toHaveLength(found)
  expect(provenOutOfSight(sources, ['ALERT-03'], { 'ALERT-03': 'nobody sees it' })).toEqual([])
})
