import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { axeFindings } from '#tests/harness/axe-findings.ts'
import { type ExpectedMessage, listenForComplaints } from '#tests/harness/complaints.ts'
import { serveFolder } from './static-server.ts'
import type { Story } from './story-set.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'storybook-static')

/** The fixed time of every story: the instant at which scenarios start. */
const NOW = '2026-03-02T10:00:00.000Z'

/** Widths at which every story is checked, px. */
export const widths = { phone: 390, desktop: 1280 } as const

export type Width = keyof typeof widths

/** Console messages that navigating to the next page may cause. */
const housekeeping: readonly ExpectedMessage[] = [
  {
    text: /Failed to update a ServiceWorker/,
    reason: 'a page that is left may cancel the update check of its service worker; a worker that does not answer fails its story',
  },
]

/** Rules about whole pages: a story is part of one, without landmarks or a main heading of its own. */
const PAGE_RULES = ['region', 'page-has-heading-one', 'landmark-one-main', 'bypass']

/** Buttons that open something: a dialog, a popover, a listbox. */
const OPENERS =
  'button[command="show-modal"], button[popovertarget], button[aria-haspopup][aria-expanded="false"]:not([commandfor], [popovertarget])'

type Shown = { event: string; detail: string }

/** One tab of the built Storybook that changes stories without a page load. Each worker has one: loading costs more than most checks. */
export class Stage {
  /** The tab, for a test's own steps. */
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

  /** Opens an empty tab. */
  static async open(browser: Browser, origin: string): Promise<Stage> {
    // Animations are off, and dates and numbers do not depend on the machine.
    const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC', serviceWorkers: 'allow' })
    const complaints = await listenForComplaints(page, housekeeping)
    await page.clock.setFixedTime(NOW)
    return new Stage(page, origin, complaints)
  }

  /** Every story in Storybook's index, as `file exportName`. */
  get all(): string[] {
    return [...this.#ids.keys()]
  }

  /** Mounts a story and waits until it has settled. `toolbar` sets Storybook's toolbar for a feature's story: `scenario:us-guest`. */
  async show(story: Story, width: Width, toolbar = ''): Promise<void> {
    const id = this.#ids.get(keyOf(story))
    if (id === undefined) throw new Error(`Storybook has no story "${story.name}" of ${story.file}.`)
    this.#heard = this.#complaints.length
    await this.page.setViewportSize({ width: widths[width], height: 900 })
    // The pointer may still hover where the last story was pressed.
    await this.page.mouse.move(0, 0)
    // A feature's story has its own world, and therefore needs a page load.
    const { event, detail } = this.#current === '' || story.kind === 'feature' ? await this.#load(id, toolbar) : await this.#change(id)
    this.#current = story.kind === 'feature' ? '' : id
    expect(`${event} ${detail}`.trim(), `what Storybook says of ${id}`).toBe('storyRendered')
    await this.settle()
  }

  /** Changes the tab's width without remounting the story. */
  async resize(width: Width): Promise<void> {
    await this.page.setViewportSize({ width: widths[width], height: 900 })
    await this.settle()
  }

  /** Waits until fonts and images have loaded and animations have ended. */
  async settle(): Promise<void> {
    await this.page.evaluate(async () => {
      await document.fonts.ready
      // Lazy images below the fold would stay empty.
      for (const picture of document.images) picture.loading = 'eager'
      await Promise.allSettled([...document.images].map((picture) => picture.decode()))
      const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      await Promise.allSettled(ends.map(({ finished }) => finished))
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    })
  }

  /** Opens each openable element of the story in turn, calls `look`, and closes it again. If the story shows an open dialog, only the elements inside it. */
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
   * A screenshot (PNG) of the story with a margin, or of the whole tab while an overlay covers it. Photographs are pixelated: their position and crop
   * still show, and the file stays small.
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

  /** axe's findings in the current state. */
  findings(): Promise<string[]> {
    return axeFindings(this.page, PAGE_RULES)
  }

  /** Console messages since the story was shown. */
  get complaints(): readonly string[] {
    return this.#complaints.slice(this.#heard)
  }

  /** Loads the preview with this story. */
  async #load(id: string, toolbar: string): Promise<Shown> {
    // Without the accessibility addon's own axe run.
    await this.page.goto(`${this.#origin}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true;${toolbar}`)
    // A preview that cannot start fails every test: use a short timeout.
    await this.page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window, undefined, { timeout: 10_000 })
    await this.page.evaluate(() => window.__STORYBOOK_PREVIEW__.ready())
    return this.#ended()
  }

  /** Waits until Storybook has finished rendering the story: leaving earlier can break the page. */
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

  /** Changes to this story, or remounts it. */
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

/** Identifies a story in Storybook's index and in the sources. */
export function keyOf({ file, exportName }: { file: string; exportName: string }): string {
  return `${file} ${exportName}`
}

function storyIds(): ReadonlyMap<string, string> {
  const { entries }: { entries: Record<string, { id: string; importPath: string; exportName: string }> } = JSON.parse(
    readFileSync(join(folder, 'index.json'), 'utf8'),
  )
  return new Map(Object.values(entries).map(({ id, importPath, exportName }) => [keyOf({ file: importPath, exportName }), id]))
}

/** The test function for stories. */
export const storyTest = base.extend<object, { stage: Stage; trace: 'off' }>({
  // Tracing costs more than the few steps.
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

export type { Locator, Page, Request } from '@playwright/test'
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
