import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { axeFindings } from '#tests/harness/axe-findings.ts'
import { type ExpectedMessage, listenForComplaints } from '#tests/harness/complaints.ts'
import { serveFolder } from './static-server.ts'
import type { Story } from './story-set.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'storybook-static')

/** Whatever is asked of the clock is answered with the instant at which scenarios start. */
const NOW = '2026-03-02T10:00:00.000Z'

/** Widths that everything is looked at, px. */
export const widths = { phone: 390, desktop: 1280 } as const

export type Width = keyof typeof widths

/** What a page may say while it is exchanged for the next. */
const housekeeping: readonly ExpectedMessage[] = [
  {
    text: /Failed to update a ServiceWorker/,
    reason:
      'each page asks whether the worker that answers it is the newest, and nobody waits for that; one that did not answer would fail its story',
  },
]

/** Rules about a page as a whole: a part of one has no landmarks to stand in and need not begin with a heading. */
const PAGE_RULES = ['region', 'page-has-heading-one', 'landmark-one-main', 'bypass']

/** What a press opens: a dialog, a popover, a list of choices. */
const OPENERS =
  'button[command="show-modal"], button[popovertarget], button[aria-haspopup][aria-expanded="false"]:not([commandfor], [popovertarget])'

type Shown = { event: string; detail: string }

/**
 * One tab of the built Storybook that goes from story to story without being loaded again. A worker has one, so that a test costs
 * what it looks at and no more.
 */
export class Stage {
  /** The tab, for what a test does with a story. */
  readonly page: Page
  readonly #origin: string
  readonly #complaints: readonly string[]
  readonly #ids: ReadonlyMap<string, string>
  #heard = 0
  #current = ''

  private constructor(page: Page, origin: string, complaints: readonly string[]) {
    this.page = page
    this.#origin = origin
    this.#complaints = complaints
    this.#ids = storyIds()
  }

  /** Opens the tab with nothing in it. */
  static async open(browser: Browser, origin: string): Promise<Stage> {
    // Nothing is asked of any network but the folder's own, and nothing moves.
    const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' })
    const complaints = await listenForComplaints(page, housekeeping)
    await page.clock.setFixedTime(NOW)
    return new Stage(page, origin, complaints)
  }

  /** Every story that Storybook has, as `file exportName`. */
  get all(): string[] {
    return [...this.#ids.keys()]
  }

  /** Shows a story, mounted anew, and waits until nothing of it is on its way any more. `toolbar`, of a feature's: `scenario:us-guest`. */
  async show(story: Story, width: Width, toolbar = ''): Promise<void> {
    const id = this.#ids.get(keyOf(story))
    if (id === undefined) throw new Error(`Storybook has no story "${story.name}" of ${story.file}.`)
    this.#heard = this.#complaints.length
    await this.page.setViewportSize({ width: widths[width], height: 900 })
    // Nothing is hovered that was not meant: the last story's press may have left the pointer anywhere.
    await this.page.mouse.move(0, 0)
    // A feature's story has a world of the contract to itself, so it has a page to itself.
    const { event, detail } = this.#current === '' || story.kind === 'feature' ? await this.#load(id, toolbar) : await this.#change(id)
    this.#current = story.kind === 'feature' ? '' : id
    expect(`${event} ${detail}`.trim(), `what Storybook says of ${id}`).toBe('storyRendered')
    await this.settle()
  }

  /** Gives the tab another width under the story that is shown, as it stands. */
  async resize(width: Width): Promise<void> {
    await this.page.setViewportSize({ width: widths[width], height: 900 })
    await this.settle()
  }

  /** Waits until fonts and pictures are there and nothing moves. */
  async settle(): Promise<void> {
    await this.page.evaluate(async () => {
      await document.fonts.ready
      // A picture that waits to be scrolled to has no look yet.
      for (const picture of document.images) picture.loading = 'eager'
      await Promise.allSettled([...document.images].map((picture) => picture.decode()))
      const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      await Promise.allSettled(ends.map(({ finished }) => finished))
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    })
  }

  /**
   * Opens whatever opens in the story, one after the other, has each looked at, and leaves all closed. A story that shows a dialog open covers
   * all but that.
   */
  async whileOpen(look: (name: string) => Promise<void>): Promise<void> {
    const dialog = this.page.locator(':modal')
    const within = (await dialog.count()) > 0 ? dialog.last() : this.page.locator('body')
    const folds = await within.evaluateHandle((part) => [...part.querySelectorAll('details:not([open])')])
    const folded = await folds.evaluate((all) => all.map((fold) => fold.toggleAttribute('open')).length)
    if (folded > 0) {
      await this.settle()
      await look('what folds')
    }
    const openers = within.locator(OPENERS).filter({ visible: true })
    for (let index = 0; index < (await openers.count()); index += 1) {
      const opener = openers.nth(index)
      const name = (await opener.getAttribute('aria-label')) ?? (await opener.textContent()) ?? ''
      await opener.click()
      await this.settle()
      await look(name.trim())
      await this.page.keyboard.press('Escape')
      await this.settle()
    }
    if (folded === 0) return
    await folds.evaluate((all) => all.map((fold) => fold.toggleAttribute('open', false)))
    await this.settle()
  }

  /**
   * A picture (PNG) of what is shown: the story and a little round it, or the whole tab while something lies over it. Photographs are
   * drawn in large squares: where they stand and how they are cut still shows, and the picture stays small.
   */
  async picture(): Promise<Buffer> {
    await this.page.evaluate(async () => {
      const photographs = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 64)
      await Promise.all(
        photographs.map((photograph) => {
          const canvas = document.createElement('canvas')
          canvas.width = 16
          canvas.height = Math.round((16 * photograph.naturalHeight) / photograph.naturalWidth)
          canvas.getContext('2d')?.drawImage(photograph, 0, 0, canvas.width, canvas.height)
          photograph.parentElement?.querySelectorAll(':scope > source').forEach((source) => source.remove())
          photograph.removeAttribute('srcset')
          photograph.src = canvas.toDataURL()
          photograph.style.imageRendering = 'pixelated'
          return photograph.decode()
        }),
      )
    })
    const isCovered = await this.page.locator(':modal, :popover-open').count()
    if (isCovered) return this.page.screenshot({ animations: 'disabled' })
    const box = await this.page.locator('#storybook-root').evaluate((story) => {
      const { x, y, width, height } = story.getBoundingClientRect()
      return { x: x + scrollX, y: y + scrollY, width, height }
    })
    const [x, y] = [Math.max(0, Math.floor(box.x) - 16), Math.max(0, Math.floor(box.y) - 16)]
    const clip = { x, y, width: Math.ceil(box.x + box.width) + 16 - x, height: Math.ceil(box.y + box.height) + 16 - y }
    return this.page.screenshot({ animations: 'disabled', fullPage: true, clip })
  }

  /** What axe finds in what is shown now. */
  findings(): Promise<string[]> {
    return axeFindings(this.page, PAGE_RULES)
  }

  /** What the console has said since the story was shown. */
  get complaints(): readonly string[] {
    return this.#complaints.slice(this.#heard)
  }

  /** Loads the preview with this story. */
  async #load(id: string, toolbar: string): Promise<Shown> {
    // The addon would look at each story with axe once more.
    await this.page.goto(`${this.#origin}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true;${toolbar}`)
    // A preview that cannot start fails every test of it: none of them waits long.
    await this.page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window, undefined, { timeout: 10_000 })
    await this.page.evaluate(() => window.__STORYBOOK_PREVIEW__.ready())
    return this.#ended()
  }

  /** Waits until Storybook has done all that it does with a story: one that is left before is cut off, and may take the page with it. */
  #ended(): Promise<Shown> {
    return this.page.evaluate(
      () =>
        new Promise<Shown>((done) => {
          const look = () => {
            const phase = window.__STORYBOOK_PREVIEW__.currentRender?.phase
            if (phase === 'finished') done({ event: 'storyRendered', detail: '' })
            else if (phase === 'errored') done({ event: 'storyErrored', detail: document.body.innerText.slice(0, 400) })
            else requestAnimationFrame(look)
          }
          look()
        }),
    )
  }

  /** Goes on to this story, or mounts it again. */
  async #change(id: string): Promise<Shown> {
    const shown = await this.page.evaluate(
      ({ storyId, isAgain }) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__
        const said = new Promise<Shown>((done) => {
          for (const event of ['storyRendered', 'storyErrored', 'storyThrewException', 'storyMissing']) {
            channel.once(event, (detail: unknown) => done({ event, detail: event === 'storyRendered' ? '' : JSON.stringify(detail) }))
          }
        })
        if (isAgain) channel.emit('forceRemount', { storyId })
        else channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
        return said
      },
      { storyId: id, isAgain: this.#current === id },
    )
    return shown.event === 'storyRendered' ? this.#ended() : shown
  }
}

/** How a story is told in Storybook and in the sources alike. */
export function keyOf({ file, exportName }: { file: string; exportName: string }): string {
  return `${file} ${exportName}`
}

function storyIds(): ReadonlyMap<string, string> {
  const { entries }: { entries: Record<string, { id: string; importPath: string; exportName: string }> } = JSON.parse(
    readFileSync(join(folder, 'index.json'), 'utf8'),
  )
  return new Map(Object.values(entries).map(({ id, importPath, exportName }) => [keyOf({ file: importPath, exportName }), id]))
}

/** The test of whatever looks at stories. */
export const storyTest = base.extend<object, { stage: Stage; trace: 'off' }>({
  // Its steps are few and its page is still there to be looked at; recording them takes longer than they do.
  trace: ['off', { scope: 'worker' }],
  stage: [
    async ({ browser }, use) => {
      const server = await serveFolder(folder)
      const stage = await Stage.open(browser, server.origin)
      await use(stage)
      await stage.page.close()
      await server.close()
    },
    { scope: 'worker' },
  ],
})

export type { Locator, Page } from '@playwright/test'
export { expect }

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface joins the browser's own
  interface Window {
    __STORYBOOK_PREVIEW__: { ready: () => Promise<void>; currentRender?: { phase?: string } }
    __STORYBOOK_ADDONS_CHANNEL__: {
      once: (event: string, listener: (detail: unknown) => void) => void
      emit: (event: string, detail: unknown) => void
    }
  }
}
