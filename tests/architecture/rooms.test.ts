import { describe, expect, test } from 'vitest'
import { isCode } from './code.ts'
import { forbiddenImports, relativeCrossings, roomOf, rooms } from './rooms.ts'
import { projectSources, sourcesOf } from './sources.ts'

const project = projectSources()

describe('who may import whom', () => {
  test.each(rooms)('$name', (room) => {
    expect(forbiddenImports(project, room)).toEqual([])
  })

  test('another room is entered through #room/…, never by a relative path', () => {
    expect(relativeCrossings(project)).toEqual([])
  })

  test('every file of code lies in a room', () => {
    expect([...project.keys()].filter((path) => isCode(path) && !roomOf(path))).toEqual([])
  })
})

/** A file that breaks the rule of its room: where it lies, and what it imports. */
const breaks = [
  ['schema/agreed.ts', '#fixtures/catalogue/seed.ts'],
  ['operations/basket/variables.ts', '#schema/__generated__/types.ts'],
  ['fixtures/basket/kits.ts', '#mock-server/contract/rules/stock.ts'],
  ['fixtures/basket/kits.ts', '../../app/platform/store/stores.ts'],
  ['fixtures/basket/kits.ts', 'node:fs'],
  ['mock-server/contract/rules/stock.ts', '../../http/use-visit.ts'],
  ['mock-server/worlds/world.ts', '#operations/__generated__/operations.ts'],
  ['mock-server/contract/rules/stock.ts', '#app/platform/money/format.ts'],
  ['mock-server/http/use-visit.ts', '../host/log.ts'],
  ['mock-server/http/use-visit.ts', '#operations/__generated__/operations.ts'],
  ['mock-server/host/examples/example-variables.ts', '../../yoga.ts'],
  ['mock-server/yoga.ts', './gallery/page.ts'],
  ['mock-server/host/log.ts', '#app/platform/money/format.ts'],
  ['mock-server/gallery/page.ts', '#app/features/basket/basket-view.ts'],
  ['mock-server/gallery/page.ts', '../worlds/world.ts'],
  ['app/design-system/price/Price.tsx', 'next/link'],
  ['app/design-system/price/Price.tsx', '#app/messages/price-words.ts'],
  ['app/design-system/price/Price.tsx', '../../platform/money/format.ts'],
  ['app/platform/money/format.ts', '#app/features/basket/basket-view.ts'],
  ['app/platform/money/format.ts', '#mock-server/contract/rules/price-format.ts'],
  ['app/features/basket/Notice.tsx', '#app/features/listing/ListingPage.tsx'],
  ['app/features/basket/Notice.tsx', '../listing/ListingPage.tsx'],
  ['app/features/basket/Notice.tsx', '#fixtures/catalogue/seed.ts'],
  ['app/features/basket/Notice.tsx', '#app/[locale]/page-frame.tsx'],
  ['app/messages/en-GB.ts', '#app/platform/money/format.ts'],
  ['app/messages/en-GB.ts', 'react'],
  ['app/api/variants/route.ts', '#app/features/product/product-data.ts'],
  ['app/[locale]/page-frame.tsx', '#operations/__generated__/operations.ts'],
  ['app/[locale]/page-frame.tsx', '#app/api/variants/route.ts'],
  ['app/robots.ts', '#fixtures/catalogue/seed.ts'],
  ['toolkit/contract/contract.ts', '#app/platform/store/stores.ts'],
  ['tests/breaks/basket.ts', '#app/features/basket/basket-view.ts'],
  ['tests/load/bench.ts', '#app/platform/store/stores.ts'],
  ['tests/journeys/basket/basket.spec.ts', '#app/features/basket/basket-view.ts'],
  ['tests/journeys/basket/basket.spec.ts', '#mock-server/worlds/world.ts'],
  ['.storybook/preview.tsx', '#app/[locale]/page-frame.tsx'],
  ['proxy.ts', '#fixtures/catalogue/seed.ts'],
  ['app/features/basket/Notice.test.tsx', '#app/features/listing/ListingPage.tsx'],
] as const

describe('a file that enters a room it may not is named', () => {
  test.each(breaks)('%s importing %s', (path, specifier) => {
    for (const text of [
      `import { one } from '${specifier}'`,
      `import type { One } from '${specifier}'`,
      `export * from '${specifier}'`,
      `const one = () => import('${specifier}')`,
    ]) {
      const room = roomOf(path)
      expect(room && forbiddenImports(sourcesOf({ [path]: text }), room)).toEqual([expect.stringContaining(`${path} imports `)])
    }
  })

  test('a relative path into another room that may be entered is told how to be written', () => {
    const sources = sourcesOf({ 'app/features/basket/Notice.tsx': "import { Alert } from '../../design-system/alert/Alert.tsx'" })
    expect(relativeCrossings(sources)).toEqual([expect.stringContaining("write '#app/design-system/alert/Alert.tsx'")])
  })
})
