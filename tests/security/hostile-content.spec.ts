import type { Page } from '@playwright/test'
import { expect, test } from 'compact/playwright'
import { hostileCorpus } from '#fixtures/content/hostile-corpus.ts'

/** What editors might paste, in Markdown and in HTML, as a browser and not jsdom reads it: in the shop, and without the shop's content policy. */

/** The most cases that one section holds. */
const TOGETHER = 12

/** Sections of a page. Each case is a paragraph of its own. */
const blocks = Array.from({ length: Math.ceil(hostileCorpus.length / TOGETHER) }, (_, at) => ({
  id: `case-${at}`,
  kind: 'TEXT' as const,
  heading: `Cases ${at}`,
  body: hostileCorpus
    .slice(at * TOGETHER, (at + 1) * TOGETHER)
    .map((text) => `Words. ${text}`)
    .join('\n\n'),
}))

/** What a page does that no text may make it do: dialogs, requests to other places, and requests for what is not there. */
function deedsOf(page: Page, own: readonly string[]): string[] {
  const deeds: string[] = []
  page.on('dialog', async (dialog) => {
    deeds.push(`opens a dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^https?:$/.test(protocol) && !own.includes(origin)) deeds.push(`asks ${request.url()}`)
  })
  page.on('response', (response) => response.status() >= 400 && deeds.push(`asks ${response.url()}, which is ${response.status()}`))
  return deeds
}

/** Has every element of a text told of what handlers wait for. Links are not followed. */
async function disturb(page: Page, texts: string): Promise<number> {
  return page.locator(texts).evaluateAll((elements) => {
    const all = elements.flatMap((element) => [element, ...element.querySelectorAll('*')])
    for (const element of all)
      for (const type of [
        'mouseover',
        'pointerdown',
        'focus',
        'blur',
        'error',
        'load',
        'toggle',
        'animationstart',
        'transitionend',
        'input',
      ])
        element.dispatchEvent(new Event(type))
    return all.length
  })
}

test.describe('a page of content', () => {
  test.use({ scenario: 'store=en-GB&shopper=guest' })

  test('does nothing that a known filter evasion asks for, in Markdown or HTML, under the content policy or without one [MARKDOWN-01, MARKDOWN-02, MARKDOWN-03]', async ({
    page,
    context,
    world,
    baseURL,
    mockURL,
  }) => {
    await world.patch({
      content: {
        entries: [
          { id: 'page-gift-memberships', slug: 'gift-memberships', contentType: 'PAGE', fields: { title: 'Gifts', intro: '', blocks } },
        ],
      },
      answers: { 'MembershipPlan.perks': hostileCorpus.map((html) => `Perk. ${html}`) },
    })
    const own = [baseURL ?? '', mockURL].map((address) => new URL(address).origin)
    const deeds = deedsOf(page, own)
    await page.goto('/gift-memberships')
    const main = page.getByRole('main')
    const words = await main.innerText()
    expect(words.split('Words.').length - 1, 'cases in Markdown').toBe(hostileCorpus.length)
    expect(words.split('Perk.').length - 1, 'cases in HTML, of each gift').toBe(2 * hostileCorpus.length)
    expect(await disturb(page, '.content-words, .join-perks')).toBeGreaterThan(3 * hostileCorpus.length)
    const schemes = await main.locator('a').evaluateAll((links: HTMLAnchorElement[]) => links.map(({ protocol }) => protocol))
    expect([...new Set(schemes)].filter((scheme) => !/^(https?|mailto|tel):$/.test(scheme))).toEqual([])

    const bare = await context.newPage()
    const deedsWithoutPolicy = deedsOf(bare, [])
    await bare.setContent(await main.innerHTML())
    await disturb(bare, 'body')
    expect([...deeds, ...deedsWithoutPolicy]).toEqual([])
  })
})
