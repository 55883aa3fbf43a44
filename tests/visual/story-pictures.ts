import type { TestInfo } from '@playwright/test'
import { expect, type Width, widths } from '#tests/storybook/stage.ts'
import type { Story } from '#tests/storybook/story-set.ts'
import { Approved, pictureName } from './approved-pictures.ts'
import { compare, packed } from './compare.ts'
import { environmentKey } from './environment.ts'

/** Set by `npm run approve`. */
export const isApproving = process.env['APPROVE'] === '1'

/**
 * The pictures of one story at one width, each compared with the approved one. Pictures are only compared in the environment that they were approved in;
 * elsewhere the test is annotated as not compared and passes. `npm run approve` approves them instead.
 */
export class StoryPictures {
  readonly #approved: Approved
  readonly #name: string
  readonly #testInfo: TestInfo
  readonly #taken = new Map<string, Buffer>()

  constructor(story: Story, width: Width, browserVersion: string, testInfo: TestInfo) {
    const environment = environmentKey(browserVersion)
    this.#approved = new Approved(environment)
    this.#name = pictureName(story, width)
    this.#testInfo = testInfo
    const isNoted = testInfo.annotations.some(({ type }) => type === 'not compared')
    if (!this.isCompared && !isNoted) {
      testInfo.annotations.push({ type: 'not compared', description: `Nothing was approved in ${environment}.` })
    }
  }

  /** False if this environment has no approved pictures: none needs to be taken. */
  get isCompared(): boolean {
    return isApproving || this.#approved.exists
  }

  /** Compares a picture of the story in its current state. An open state that looks like an earlier picture has no picture of its own. */
  async compare(picture: Buffer): Promise<void> {
    if ([...this.#taken.values()].some((earlier) => earlier.equals(picture))) return
    const name = this.#taken.size === 0 ? this.#name : `${this.#name}--open-${this.#taken.size}`
    this.#taken.set(name, picture)
    await this.#compareOne(name, picture)
  }

  /** Fails if there are approved pictures of states that no longer open. */
  finish(): void {
    if (!this.isCompared) return
    const left = this.#approved.names().filter((name) => belongsTo(name, this.#name) && !this.#taken.has(name))
    if (isApproving) for (const name of left) this.#approved.remove(name)
    else expect.soft(left, 'approved pictures of states that no longer open').toEqual([])
  }

  async #compareOne(name: string, actual: Buffer): Promise<void> {
    const before = this.#approved.read(name)
    const found = before && (await compare(before, actual))
    if (before && !found) return
    if (isApproving) return this.#approved.write(name, await packed(actual))
    const seen = [
      ['approved', before, 'image/webp'],
      ['actual', actual, 'image/png'],
      ['difference', found?.difference, 'image/png'],
    ] as const
    for (const [title, body, contentType] of seen) if (body) await this.#testInfo.attach(`${name} ${title}`, { body, contentType })
    const what = found?.reason ?? 'this picture is not approved'
    expect.soft(what, `${name}: see .results/looks.html; if the change is intended, run npm run approve`).toBe('as approved')
  }
}

/** Compares the names of all approved pictures with the stories: a picture of a removed story fails, or is deleted when approving. */
export function checkForStalePictures(stories: readonly Story[], browserVersion: string): void {
  const approved = new Approved(environmentKey(browserVersion))
  const known = stories.flatMap((story) => (Object.keys(widths) as Width[]).map((width) => pictureName(story, width)))
  const stale = approved.names().filter((name) => !known.some((story) => belongsTo(name, story)))
  if (isApproving) for (const name of stale) approved.remove(name)
  else expect(stale).toEqual([])
}

/** Whether a picture is of this story and width, closed or open. */
function belongsTo(picture: string, story: string): boolean {
  return picture === story || picture.startsWith(`${story}--`)
}
