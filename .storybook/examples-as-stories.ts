import { readFile } from 'node:fs/promises'
import type { StorybookConfig } from '@storybook/nextjs-vite'
import { EXAMPLES, storiesIn } from '#app/design-system/examples/story-names.ts'

/*
 * An examples file is all that a component writes. Here the index of stories is read from it, and when Storybook asks for
 * the module, one story for each example is added to its end.
 */

type Indexer = NonNullable<Extract<StorybookConfig['experimental_indexers'], readonly unknown[]>>[number]

export const examplesIndexer: Indexer = {
  test: EXAMPLES,
  createIndex: async (fileName) => {
    const title = titleOf(fileName)
    return storiesIn(fileName, await readFile(fileName, 'utf8')).map((story) => ({ type: 'story', importPath: fileName, title, ...story }))
  },
}

/** Adds the stories to an examples module. */
export function examplesAsStories() {
  return {
    name: 'examples-as-stories',
    enforce: 'pre' as const,
    async transform(code: string, id: string) {
      const [path = ''] = id.split('?')
      if (!EXAMPLES.test(path)) return undefined
      // From the file: the code may have been through the compiler, which writes it another way.
      const stories = storiesIn(path, await readFile(path, 'utf8')).map(
        ({ name, exportName }) => `export const ${exportName} = ${ALL}[${JSON.stringify(name)}]`,
      )
      return [
        code,
        `import { storiesFromExamples } from '#app/design-system/examples/stories-from-examples.ts'`,
        `export default { title: ${JSON.stringify(titleOf(path))}, excludeStories: ['examples'] }`,
        `const ${ALL} = storiesFromExamples(examples)`,
        ...stories,
      ].join('\n')
    },
  }
}

const ALL = '__stories'

/** `…/design-system/product-grid/ProductGrid.examples.tsx` stands as "Design system/ProductGrid". */
function titleOf(path: string): string {
  return `Design system/${path.split('/').at(-1)?.replace(EXAMPLES, '')}`
}
