import { expect, test } from 'compact/playwright'
import { walk } from './tab-stops.ts'

for (const { title, swallowed, reached } of [
  { title: 'goes on after a press that has moved nothing', swallowed: 1, reached: ['button One', 'button Two', 'button Three'] },
  { title: 'ends where no press moves the focus on', swallowed: Infinity, reached: ['button One', 'button Two'] },
])
  test(`the walk of the Tab key ${title}`, async ({ page }) => {
    await page.setContent('<main><button>One</button><button>Two</button><button>Three</button></main>')
    await page.getByRole('button', { name: 'Two' }).evaluate((button, most) => {
      let count = 0
      button.addEventListener('keydown', (event) => {
        count += 1
        if (count <= most) event.preventDefault()
      })
    }, swallowed)
    const { controls, stops } = await walk(page, 'main')
    expect(controls.filter(({ isReached }) => isReached).map(({ name }) => name)).toEqual(reached)
    expect(stops).toHaveLength(reached.length)
  })
