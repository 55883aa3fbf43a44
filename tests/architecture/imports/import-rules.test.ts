import { describe, expect, test } from 'vitest'
import { isCode } from '../code.ts'
import { projectSources, sourcesOf } from '../sources.ts'
import { forbiddenImports, relativeCrossings, wrongDesignSystemNames, zoneOf, zones } from './import-rules.ts'

const project = projectSources()

describe('who may import whom', () => {
  test.each(zones)('$name', (zone) => {
    expect(forbiddenImports(project, zone)).toEqual([])
  })

  test('another folder is imported through #folder/…, never by a relative path', () => {
    expect(relativeCrossings(project)).toEqual([])
  })

  test('the mock server enters app/ by #design-system/… only', () => {
    expect(wrongDesignSystemNames(project)).toEqual([])
    expect(
      wrongDesignSystemNames(
        sourcesOf({
          'mock-server/gallery/Page.tsx': "import { Button } from '#app/design-system/button/Button.tsx'",
          'app/features/home/Home.tsx': "import { Button } from '#design-system/button/Button.tsx'",
        }),
      ),
    ).toHaveLength(2)
  })

  test('every file of code is in a zone', () => {
    expect([...project.keys()].filter((path) => isCode(path) && !zoneOf(path))).toEqual([])
  })
})

/** A file that breaks its zone's rule: its path and its imports. */
const breaks = [
  ['schema/agreed.ts', '#fixtures/catalogue/seed.ts'],
  ['operations/basket/variables.ts', '#schema/__generated__/types.ts'],
  ['fixtures/basket/kits.ts', '#mock-server/contract/rules/basket/stock.ts'],
  ['fixtures/basket/kits.ts', '../../app/platform/store/stores.ts'],
  ['fixtures/basket/kits.ts', 'node:fs'],
  ['mock-server/contract/rules/basket/stock.ts', '../../../http/plugins/use-request-world.ts'],
  ['mock-server/worlds/world.ts', '#operations/__generated__/operations.ts'],
  ['mock-server/contract/rules/basket/stock.ts', '#app/platform/money/format.ts'],
  ['mock-server/http/plugins/use-request-world.ts', '../../host/log.ts'],
  ['mock-server/http/plugins/use-request-world.ts', '#operations/__generated__/operations.ts'],
  ['mock-server/host/examples/example-variables.ts', '../../yoga.ts'],
  ['mock-server/yoga.ts', './gallery/page.ts'],
  ['mock-server/host/log.ts', '#app/platform/money/format.ts'],
  ['mock-server/gallery/page.ts', '#app/features/basket/store/basket-view.ts'],
  ['mock-server/gallery/page.ts', '../worlds/world.ts'],
  ['http-server/slow-senders.ts', '#app/platform/server/refusal.ts'],
  ['mock-server/contract/scalars.ts', '#design-system/icon/icons.ts'],
  ['app/design-system/price/Price.tsx', 'next/link'],
  ['app/design-system/price/Price.tsx', '#app/messages/products/price.ts'],
  ['app/design-system/price/Price.tsx', '../../platform/money/format.ts'],
  ['app/platform/money/format.ts', '#app/features/basket/store/basket-view.ts'],
  ['app/platform/money/format.ts', '#mock-server/contract/rules/money/price-format.ts'],
  ['tests/pages/frame.test.ts', '#app/features/footer/ShopFooter.tsx'],
  ['app/features/basket/Notice.tsx', '#app/features/listing/ListingPage.tsx'],
  ['app/features/basket/Notice.tsx', '../listing/ListingPage.tsx'],
  ['app/features/basket/Notice.tsx', '#fixtures/catalogue/seed.ts'],
  ['app/features/basket/Notice.tsx', '#app/[locale]/page-frame.tsx'],
  ['app/messages/frame/shell.ts', '#app/platform/money/format.ts'],
  ['app/messages/frame/shell.ts', 'react'],
  ['app/api/variants/route.ts', '#app/features/product/product-data.ts'],
  ['app/[locale]/page-frame.tsx', '#operations/__generated__/operations.ts'],
  ['app/[locale]/page-frame.tsx', '#app/api/variants/route.ts'],
  ['app/robots.ts', '#fixtures/catalogue/seed.ts'],
  ['toolkit/contract/contract.ts', '#app/platform/store/stores.ts'],
  ['tests/breaks/basket/basket.ts', '#app/features/basket/store/basket-view.ts'],
  ['tests/load/bench.ts', '#app/platform/store/stores.ts'],
  ['tests/journeys/basket/basket.spec.ts', '#app/features/basket/store/basket-view.ts'],
  ['tests/journeys/basket/basket.spec.ts', '#mock-server/worlds/world.ts'],
  ['.storybook/preview.tsx', '#app/[locale]/page-frame.tsx'],
  ['proxy.ts', '#fixtures/catalogue/seed.ts'],
  ['app/features/basket/Notice.test.tsx', '#app/features/listing/ListingPage.tsx'],
] as const

describe('an import that its zone does not allow is found', () => {
  test.each(breaks)('%s importing %s', (path, specifier) => {
    for (const text of [
      `import { one } from '${specifier}'`,
      `import type { One } from '${specifier}'`,
      `export * from '${specifier}'`,
      `const one = () => import('${specifier}')`,
    ]) {
      const zone = zoneOf(path)
      expect(zone && forbiddenImports(sourcesOf({ [path]: text }), zone)).toEqual([expect.stringContaining(`${path} imports `)])
    }
  })

  test('a relative path into another folder that may be imported is answered with how to write it', () => {
    const sources = sourcesOf({ 'app/features/basket/Notice.tsx': "import { Alert } from '../../design-system/alert/Alert.tsx'" })
    expect(relativeCrossings(sources)).toEqual([expect.stringContaining("write '#app/design-system/alert/Alert.tsx'")])
  })
})
