/* Lists the stories by reading the sources. Storybook's index is built from it, and the design system's tests check Storybook against it. */

/** A story as found in its source. `name` is shown in Storybook's sidebar; `exportName` determines its URL. */
export type StoryName = { name: string; exportName: string }

/** Example files, one per component. */
export const EXAMPLES = /\.examples\.tsx$/

/** Story files, one per feature component. */
export const STORIES = /\.stories\.tsx$/

/** The stories in an example or story file. */
export function storiesIn(path: string, source: string): StoryName[] {
  if (STORIES.test(path)) return exportedStories(source)
  return exampleNames(source).map((name) => ({ name, exportName: exportName(name) }))
}

/** The keys of the exported `examples`, in order; the formatter indents them by two spaces. */
function exampleNames(source: string): string[] {
  const [, body = ''] = source.split(/^export const examples\b.*\{$/m)
  return [...body.matchAll(/^ {2}(?:'([^']+)'|"([^"]+)"|([\w$]+)):(?: |$)/gm)].map(
    ([, single, double, bare]) => single ?? double ?? bare ?? '',
  )
}

/** `export const WithAGift: Story = {` becomes "With A Gift". */
function exportedStories(source: string): StoryName[] {
  return [...source.matchAll(/^export const (\w+)\b/gm)].map(([, name = '']) => ({
    name: name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' '),
    exportName: name,
  }))
}

/** `US currency` becomes `UsCurrency`, from which Storybook derives the story's URL. */
function exportName(name: string): string {
  const words = name.split(/[^a-z0-9]+/i).filter(Boolean)
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`).join('')
}
