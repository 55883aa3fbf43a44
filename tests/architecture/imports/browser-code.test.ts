import { describe, expect, test } from 'vitest'
import { projectSources, sourcesOf } from '../sources.ts'
import { heavyFirstLoads, routerUses, unmarkedClientCode } from './browser-code.ts'

const project = projectSources()

describe('what ships to the browser', () => {
  test('is marked by name and by content', () => {
    expect(unmarkedClientCode(project)).toEqual([])
  })

  test('holds no heavy library before somebody does something', () => {
    expect(heavyFirstLoads(project)).toEqual([])
  })

  test('goes to other pages by loading them', () => {
    expect(routerUses(project)).toEqual([])
    const sources = sourcesOf({
      'app/features/home/Tile.tsx': "import Link from 'next/link'",
      'app/features/home/Again.client.tsx': "import { useRouter } from 'next/navigation'",
      'app/features/home/send.ts': "'use server'\nexport async function send() {}",
      'app/[locale]/page.tsx': "import { notFound } from 'next/navigation'",
    })
    expect(routerUses(sources)).toHaveLength(3)
  })

  test('has no import attribute on the way from Storybook to the contract: while one develops, its compiler writes a word that no browser knows', () => {
    const compiled =
      /^(\.storybook\/|mock-server\/(contract|worlds|scenarios|faults|http|journal|drafts)\/|mock-server\/(browser|yoga)\.ts$)/
    const paths = [...project.keys()].filter((path) => compiled.test(path) && !path.endsWith('.test.ts'))
    expect(paths).toContain('mock-server/browser.ts')
    expect(paths.filter((path) => /^import .* with \{/m.test(project.get(path) ?? ''))).toEqual([])
  })

  test('client code without the name, and the server using client code without the mark, are found', () => {
    const sources = sourcesOf({
      'app/features/basket/Bag.tsx': "'use client'\nexport const Bag = () => null",
      'app/features/basket/queue.client.ts': 'export const queue = []',
      'app/features/basket/basket-data.ts': "import { queue } from './queue.client.ts'",
      'app/[locale]/error.tsx': "'use client'\nexport default () => null",
    })
    expect(unmarkedClientCode(sources)).toEqual([
      expect.stringContaining('call it app/features/basket/Bag.client.tsx'),
      expect.stringContaining('queue.client.ts is imported by app/features/basket/basket-data.ts'),
    ])
  })
})

/** A page that imports a feature that imports an island, with one file replaced. */
function shop(island: string, others: Readonly<Record<string, string>> = {}) {
  return sourcesOf({
    'app/[locale]/page.tsx': "import { Home } from '#app/features/home/Home.tsx'",
    'app/features/home/Home.tsx': "import { Island } from './Island.client.tsx'\nimport { z } from 'zod'",
    'app/features/home/Island.client.tsx': `'use client'\n${island}`,
    ...others,
  })
}

describe('a heavy library on a cold visit', () => {
  test.each([
    ['in the island itself', shop("import { ApolloClient } from '@apollo/client'")],
    ['by part of its name', shop("import { RetryLink } from '@apollo/client/link/retry'")],
    ['behind a neighbour', shop("import './ask.ts'", { 'app/features/home/ask.ts': "export { z } from 'zod'" })],
    ['when only names are types', shop("import { type Key } from 'react-aria-components'")],
    [
      'in an island that is loaded by the server',
      shop('', {
        'app/[locale]/layout.tsx': "const Menu = lazy(() => import('#app/features/home/Menu.client.tsx'))",
        'app/features/home/Menu.client.tsx': "'use client'\nimport { Menu } from 'react-aria-components'",
      }),
    ],
    ['in the page for errors', shop('', { 'app/[locale]/error.tsx': "'use client'\nimport { z } from 'zod'" })],
  ])('is found %s', (_where, sources) => {
    expect(heavyFirstLoads(sources)).toEqual([expect.stringContaining(' on a cold visit: put what needs it into a .client file')])
  })

  test.each([
    ['only the server has it', shop('')],
    [
      'it comes by import()',
      shop("const ask = () => import('./ask.client.ts')", {
        'app/features/home/ask.client.ts': "import { ApolloClient } from '@apollo/client'",
      }),
    ],
    ['only its types are used', shop("import type { ApolloClient } from '@apollo/client'")],
  ])('is not found where %s', (_where, sources) => {
    expect(heavyFirstLoads(sources)).toEqual([])
  })
})
