import { expect, test } from '#tests/storybook/stage.ts'
import { stories } from '#tests/storybook/story-set.ts'
import { keyboardPatterns } from './keyboard-patterns.ts'
import { walk } from './tab-stops.ts'

const examples = stories.filter(({ kind }) => kind === 'example')

for (const story of examples) {
  test(`${story.component}, ${story.name}: the keyboard reaches every control, shows where it is, and works it`, async ({ stage }) => {
    await stage.show(story, 'desktop')
    for (const { name, isReached, showsFocus } of await walk(stage.page)) {
      expect.soft(isReached, `${name} is reached by the Tab key`).toBe(true)
      expect.soft(showsFocus, `${name} shows that it has the focus`).toBe(true)
    }
    for (const { selector, use } of keyboardPatterns) {
      const widget = stage.page.locator(selector).filter({ visible: true }).first()
      if ((await widget.count()) > 0) await use(stage.page, widget)
    }
  })
}

test('every pattern of the keyboard is met where it is known to be', async ({ stage }) => {
  for (const {
    name,
    selector,
    example: [component, title],
  } of keyboardPatterns) {
    const story = examples.find((candidate) => candidate.component === component && candidate.name === title)
    if (!story) throw new Error(`No example "${title}" of ${component} shows a ${name}.`)
    await stage.show(story, 'desktop')
    expect(await stage.page.locator(selector).filter({ visible: true }).count(), `${name} in ${component}, ${title}`).toBeGreaterThan(0)
  }
})
