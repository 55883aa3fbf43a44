/*
 * Which stories there are, read from the sources: Storybook's index is made with it, and the tests of the design system hold
 * Storybook to it.
 */

/** A story as its source has it. `name` stands in Storybook's sidebar, `exportName` is what its address is made from. */
export type StoryName = { name: string; exportName: string }

/** Files of examples, one for each component. */
export const EXAMPLES = /\.examples\.tsx$/

/** Files of stories, one for each feature's component. */
export const STORIES = /\.stories\.tsx$/

/** The stories in a file of either kind. */
export function storiesIn(path: string, source: string): StoryName[] {
  if (STORIES.test(path)) return exportedStories(source)
  return exampleNames(source).map((name) => ({ name, exportName: exportName(name) }))
}

/** The keys of the exported `examples`, in order: two spaces in, as the formatter leaves them. */
function exampleNames(source: string): string[] {
  const [, body = ''] = source.split(/^export const examples\b.*\{$/m)
  return [...body.matchAll(/^ {2}(?:'([^']+)'|"([^"]+)"|([\w$]+)):(?: |$)/gm)].map(
    ([, single, double, bare]) => single ?? double ?? bare ?? '',
  )
}

/** `export const WithAGift: Story = {` is "With A Gift". */
function exportedStories(source: string): StoryName[] {
  return [...source.matchAll(/^export const (\w+)\b/gm)].map(([, name = '']) => ({
    name: name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' '),
    exportName: name,
  }))
}

/** `US currency` becomes `UsCurrency`, from which Storybook makes the story's address. */
function exportName(name: string): string {
  const words = name.split(/[^a-z0-9]+/i).filter(Boolean)
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`).join('')
}
