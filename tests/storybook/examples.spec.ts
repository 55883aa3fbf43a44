import { keyboardPatterns } from '#tests/accessibility/keyboard-patterns.ts'
import { walk } from '#tests/accessibility/tab-stops.ts'
import { checkForStalePictures, isApproving, StoryPictures } from '#tests/visual/story-pictures.ts'
import { expect, keyOf, type Stage, storyTest, type Width } from './stage.ts'
import { type Story, stories } from './story-set.ts'

/*
 * One visit per story. An example of the design system is checked with axe closed and open at both widths, compared with its approved pictures, tabbed
 * through and operated by keyboard. A feature's story is checked with axe closed and open at one width, every other one on a phone: its screens are swept at
 * both (screen-states/). `npm run prove -- --only=stories` checks it at both. `npm run approve` only takes the pictures.
 */

const widthNames = ['phone', 'desktop'] as const satisfies readonly Width[]
const examples = stories.filter(({ kind }) => kind === 'example')
const featureStories = stories.filter(({ kind }) => kind === 'feature')

for (const story of examples) {
  storyTest(
    `${story.component}, ${story.name}: axe finds no fault on a phone and on a desktop, closed and open; the keyboard reaches every control, shows where it is, and works it; looks as approved`,
    {
      annotation: sourceOf(story),
    },
    async ({ stage, browser }, testInfo) => {
      for (const width of widthNames) {
        await stage.show(story, width)
        const pictures = new StoryPictures(story, width, browser.version(), testInfo)
        if (pictures.isCompared) await pictures.compare(await stage.picture())
        await checkWithAxe(stage, width, async () => {
          if (pictures.isCompared) await pictures.compare(await stage.picture())
        })
        pictures.finish()
        expect.soft(stage.complaints, `console messages on a ${width}`).toEqual([])
      }
      if (isApproving) return
      await checkKeyboard(stage)
      await checkReflow(stage, story)
    },
  )
}

for (const [at, story] of featureStories.entries()) {
  const [first, ...further]: readonly [Width, ...Width[]] =
    process.env['STORY_WIDTHS'] === 'all' ? widthNames : [at % 2 === 0 ? 'phone' : 'desktop']
  storyTest(
    `${story.component}, ${story.name}: axe finds no fault on a ${[first, ...further].join(' and on a ')}, closed and open`,
    {
      annotation: sourceOf(story),
    },
    async ({ stage }) => {
      storyTest.skip(isApproving, 'stories of features have no pictures')
      await stage.show(story, first)
      await checkWithAxe(stage, first)
      for (const width of further) {
        await stage.resize(width)
        await checkWithAxe(stage, width)
      }
      expect(stage.complaints, 'console messages').toEqual([])
    },
  )
}

storyTest('Storybook shows every example and story of the sources, and no other', ({ stage }) => {
  expect(stage.all.sort()).toEqual(stories.map(keyOf).sort())
})

storyTest('each keyboard pattern has an example that it applies to', async ({ stage }) => {
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

storyTest('every approved picture belongs to an example', ({ browser }) => {
  checkForStalePictures(examples, browser.version())
})

/** Records for the browser-time report whose story it is (tests/reporting/). */
function sourceOf({ file }: Story): { type: string; description: string } {
  return { type: 'story', description: file.replace(/^\.\//, '') }
}

/** Checks the story closed, and with each of its openable elements open. `alsoOpen` runs on each open state, before axe. */
async function checkWithAxe(stage: Stage, width: Width, alsoOpen?: () => Promise<void>): Promise<void> {
  const check = async (state: string) => {
    if (!isApproving) expect.soft(await stage.findings(), `axe on a ${width}, ${state}`).toEqual([])
  }
  await check('closed')
  await stage.whileOpen(async (name) => {
    await alsoOpen?.()
    await check(`with "${name}" open`)
  })
}

/** Examples that set their own width to show a component in a narrow container. */
const fixedWidth: readonly string[] = ['Carousel, small, in a drawer']

/** At 320 px, the width of a desktop at 400 % zoom, nothing may scroll horizontally: WCAG 1.4.10. */
async function checkReflow({ page }: Stage, { component, name }: Story): Promise<void> {
  if (fixedWidth.includes(`${component}, ${name}`)) return
  await page.setViewportSize({ width: 320, height: 640 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect.soft(overflow, 'px that have to be scrolled sideways at a width of 320 px').toBeLessThanOrEqual(0)
}

/** Tabs through the story, then operates each widget that has a keyboard pattern. */
async function checkKeyboard({ page }: Stage): Promise<void> {
  for (const { name, isReached, showsFocus } of (await walk(page)).controls) {
    expect.soft(isReached, `the Tab key reaches ${name}`).toBe(true)
    expect.soft(showsFocus, `${name} shows that it has the focus`).toBe(true)
  }
  for (const { name, selector, use } of keyboardPatterns) {
    const widget = page.locator(selector).filter({ visible: true }).first()
    if ((await widget.count()) > 0) await storyTest.step(name, () => use(page, widget))
  }
}
