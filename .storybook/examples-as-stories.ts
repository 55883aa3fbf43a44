import { readFile } from 'node:fs/promises'
import type { StorybookConfig } from '@storybook/nextjs-vite'

/*
 * An examples file is all that a component writes. Here the index of stories is read from it, and when Storybook asks for
 * the module, one story for each example is added to its end.
 */

type Indexer = NonNullable<Extract<StorybookConfig['experimental_indexers'], readonly unknown[]>>[number]

const EXAMPLES = /\.examples\.tsx$/

export const examplesIndexer: Indexer = {
  test: EXAMPLES,
  createIndex: async (fileName) => {
    const names = exampleNames(await readFile(fileName, 'utf8'))
    const title = titleOf(fileName)
    return names.map((name) => ({ type: 'story', importPath: fileName, exportName: exportName(name), name, title }))
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
      const stories = exampleNames(await readFile(path, 'utf8')).map(
        (name) => `export const ${exportName(name)} = ${STORIES}[${JSON.stringify(name)}]`,
      )
      return [
        code,
        `import { storiesFromExamples } from '#app/design-system/examples/stories-from-examples.ts'`,
        `export default { title: ${JSON.stringify(titleOf(path))}, excludeStories: ['examples'] }`,
        `const ${STORIES} = storiesFromExamples(examples)`,
        ...stories,
      ].join('\n')
    },
  }
}

const STORIES = '__stories'

/** `US currency` becomes `UsCurrency`, from which Storybook makes the story's address. */
function exportName(name: string): string {
  const words = name.split(/[^a-z0-9]+/i).filter(Boolean)
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`).join('')
}

/** `…/design-system/product-grid/ProductGrid.examples.tsx` stands as "Design system/ProductGrid". */
function titleOf(path: string): string {
  return `Design system/${path.split('/').at(-1)?.replace(EXAMPLES, '')}`
}

/** The keys of the exported `examples`, in order: two spaces in, as the formatter leaves them. */
export function exampleNames(source: string): string[] {
  const [, body = ''] = source.split(/^export const examples\b.*\{$/m)
  return [...body.matchAll(/^ {2}(?:'([^']+)'|"([^"]+)"|([\w$]+)):(?: |$)/gm)].map(
    ([, single, double, bare]) => single ?? double ?? bare ?? '',
  )
}
