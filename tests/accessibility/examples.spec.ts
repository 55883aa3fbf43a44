import { expect, keyOf, test, type Width, widths } from '#tests/storybook/stage.ts'
import { stories } from '#tests/storybook/story-set.ts'

test('Storybook shows every example and story of the sources, and no other', ({ stage }) => {
  expect(stage.all.sort()).toEqual(stories.map(keyOf).sort())
})

for (const width of Object.keys(widths) as Width[]) {
  for (const story of stories) {
    test(`${story.component}, ${story.name}, on a ${width}: axe finds no fault, closed and open`, async ({ stage }) => {
      await stage.show(story, width)
      expect(await stage.findings()).toEqual([])
      await stage.whileOpen(async (name) => {
        expect(await stage.findings(), `with "${name}" open`).toEqual([])
      })
      expect(stage.complaints, 'what the console says').toEqual([])
    })
  }
}
