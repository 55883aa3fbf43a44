import { filesIn, isTest, type Sources } from './sources.ts'

/** Where a visitor's pictures are named. */
const shown = /^(app|fixtures|mock-server|http-server)\/.*\.(tsx?|css|html)$/

/**
 * The pictures, by their paths in `public/`, that nothing a visitor sees names, each as a sentence. What a template such as `${width}` stands for is one
 * word: a name with more of them is written out somewhere.
 */
export function unusedPictures(sources: Sources, pictures: readonly string[]): string[] {
  const text = filesIn(sources, shown)
    .filter(([path]) => !isTest(path) && !path.endsWith('.examples.tsx'))
    .map(([, code]) => code)
    .join('\n')
  const templates = [...new Set([...text.matchAll(/\/(images\/[^`'"\s]*\$\{[^`'"\s]*)/g)].map(([, path = '']) => patternOf(path)))]
  return pictures
    .filter((picture) => !text.includes(`/${picture}`) && !templates.some((template) => template.test(picture)))
    .map((picture) => `public/${picture} is shown nowhere: delete it, and what draws it.`)
}

function patternOf(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join(String.raw`\w+`)}$`)
}
