import { expect, keyOf, test, type Width, widths } from '#tests/storybook/stage.ts'
import { stories } from '#tests/storybook/story-set.ts'

test('Storybook shows every example and story of the sources, and no other', ({ stage }) => {
  expect(stage.all.sort()).toEqual(stories.map(keyOf).sort())
})

for (const story of stories) {
  test(`${story.component}, ${story.name}: axe finds no fault on a phone and on a desktop, closed and open`, async ({ stage }) => {
    await stage.show(story, 'phone')
    for (const width of Object.keys(widths) as Width[]) {
      await stage.resize(width)
      expect.soft(await stage.findings(), `on a ${width}`).toEqual([])
      await stage.whileOpen(async (name) => {
        expect.soft(await stage.findings(), `on a ${width}, with "${name}" open`).toEqual([])
      })
    }
    expect(stage.complaints, 'what the console says').toEqual([])
  })
}
