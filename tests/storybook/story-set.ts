import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { EXAMPLES, STORIES, type StoryName, storiesIn } from '#app/design-system/examples/story-names.ts'

/** A story, identified by its source. */
export type Story = StoryName & {
  /** The component that it shows: `Button`, `BasketPage`. */
  component: string
  /** Its file from the project's root, as in Storybook's index. */
  file: string
  /** Examples of the design system need no server; stories of features ask the contract. */
  kind: 'example' | 'feature'
}

const root = join(import.meta.dirname, '../..')

/** Every story in the sources, in tree order. New stories need no registration. */
export const stories: readonly Story[] = [...storiesOf('app/design-system', EXAMPLES), ...storiesOf('app/features', STORIES)]

function storiesOf(folder: string, pattern: RegExp): Story[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((path) => pattern.test(path))
  return files.sort().flatMap((path) => {
    const full = join(root, folder, path)
    const component = path.split(sep).at(-1)?.replace(pattern, '') ?? ''
    const file = `./${relative(root, full).replaceAll(sep, '/')}`
    const kind = pattern === EXAMPLES ? ('example' as const) : ('feature' as const)
    return storiesIn(file, readFileSync(full, 'utf8')).map((story) => ({ ...story, component, file, kind }))
  })
}
