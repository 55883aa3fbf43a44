import type { TestInfo } from '@playwright/test'
import { expect, type Stage, test, type Width, widths } from '#tests/storybook/stage.ts'
import { type Story, stories } from '#tests/storybook/story-set.ts'
import { Approved, pictureName } from './approved-pictures.ts'
import { compare, packed } from './compare.ts'
import { environmentKey } from './environment.ts'

/*
 * Every example looks as it was approved, closed and open. `npm run approve` approves what is seen now; pictures are compared in the
 * environment that they were made in and in no other.
 */

/** Set by `npm run approve`. */
const isApproving = process.env['APPROVE'] === '1'

const examples = stories.filter(({ kind }) => kind === 'example')

for (const width of Object.keys(widths) as Width[]) {
  for (const story of examples) {
    test(`${story.component}, ${story.name}, on a ${width}: looks as approved`, async ({ stage, browser }, testInfo) => {
      const environment = environmentKey(browser.version())
      const approved = new Approved(environment)
      if (!approved.exists && !isApproving) {
        testInfo.annotations.push({ type: 'not compared', description: `Nothing was approved in ${environment}.` })
        return
      }
      const name = pictureName(story, width)
      const shots = await shotsOf(stage, story, width, name)
      for (const [picture, actual] of shots) await held(approved, picture, actual, testInfo)
      const left = approved.names().filter((other) => (other === name || other.startsWith(`${name}--`)) && !shots.has(other))
      if (isApproving) for (const other of left) approved.remove(other)
      else expect(left, 'approved pictures of what no longer opens').toEqual([])
    })
  }
}

test('no picture is approved of an example that is no more', ({ browser }) => {
  const approved = new Approved(environmentKey(browser.version()))
  const known = examples.flatMap((story) => (Object.keys(widths) as Width[]).map((width) => pictureName(story, width)))
  const left = approved.names().filter((name) => !known.some((story) => name === story || name.startsWith(`${story}--`)))
  if (isApproving) for (const name of left) approved.remove(name)
  else expect(left).toEqual([])
})

/** The pictures of a story: as it stands, and with each thing open that opens. */
async function shotsOf(stage: Stage, story: Story, width: Width, name: string): Promise<Map<string, Buffer>> {
  await stage.show(story, width)
  const shots = new Map([[name, await stage.picture()]])
  await stage.whileOpen(async () => {
    const open = await stage.picture()
    // What folds on phones alone looks the same on a desktop.
    if (![...shots.values()].some((shot) => shot.equals(open))) shots.set(`${name}--open-${shots.size}`, open)
  })
  return shots
}

/** Holds a picture against the approved one, or approves it. */
async function held(approved: Approved, name: string, actual: Buffer, testInfo: TestInfo): Promise<void> {
  const before = approved.read(name)
  const found = before && (await compare(before, actual))
  if (before && !found) return
  if (isApproving) return approved.write(name, await packed(actual))
  const seen = [
    ['approved', before, 'image/webp'],
    ['actual', actual, 'image/png'],
    ['difference', found?.difference, 'image/png'],
  ] as const
  for (const [title, body, contentType] of seen) if (body) await testInfo.attach(`${name} ${title}`, { body, contentType })
  const what = found?.reason ?? 'nobody has approved how it looks'
  expect.soft(what, `${name}: see the pictures in .results/looks.html; if it is as it should be: npm run approve`).toBe('as approved')
}
