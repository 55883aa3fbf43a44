import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { pageEntries } from '#fixtures/content/page-entries.ts'
import { planOf, plans } from '#fixtures/membership/plans.ts'
import { linksOf, shownPage, shownText, shownTexts, visitor } from './shown-page.ts'

// The pages where one joins, gives a membership, and reads the terms, in both stores.

const stores: readonly (readonly [store: StoreLocale, prefix: string, sign: string])[] = [
  ['en-GB', '', '£'],
  ['en-US', '/us', '$'],
]

/** What the page says of a plan that it offers: how long it runs, and how much may be spent at the Member's Price. */
const offeredTerms = {
  monthly: /^Monthly Membership[£$]\d+\.\d\d a month/,
  'annual-limitless': /Annual Membership[£$]\d+\.\d\d a year.*Spend as much as you like/,
  'annual-lite': /^Annual Lite Membership[£$]\d+\.\d\d a year.*Up to [£$]600\.00 at the Member's Price a term/,
  'free-trial': /^14-Day Free Trial14 days free, then Monthly Membership at/,
  'free-trial-30': /^30-Day Free Trial30 days free, then Annual Membership at/,
  'sixty-day-free-trial-to-annual': /^60-Day Free Trial.*60 days free, then Annual Membership at/,
  'three-month-free-trial': /^3-Month Free Trial90 days free, then Annual Membership at/,
} as const

/** The rule that hides what is for the other tier, as pages load it. */
const TIER_RULE = /html:not\(\[data-tier="member"\]\)[^{]+\{[^}]+\}/.exec(readFileSync('app/design-system/tokens/base.css', 'utf8'))?.[0]

const heading = (page: Document) => shownText(page.querySelector('main h1'))
const buttons = (page: Document) => shownTexts(page, 'main form[action="/api/basket/membership"] button')
const status = (page: Document) => shownText(page.querySelector('main .join-status'))

describe.each(stores)('in %s', (store, prefix, sign) => {
  const open = (address: string, selection = 'shopper=guest') => shownPage(`store=${store}&${selection}`, address)

  test.each([
    ['/join', 'ROUTE-26'],
    ['/join-ottilie', 'ROUTE-24'],
    ['/bp/join/spring', 'ROUTE-25'],
    ['/ottilie/join', 'ROUTE-27'],
    ['/ottilie/join/friends', 'ROUTE-28'],
  ])('%s is the join page with every plan, and the page links to /join [%s]', async (address) => {
    const page = await open(address)
    expect(heading(page)).toBe('Join Ottilie+')
    expect(buttons(page)).toEqual(expect.arrayContaining(['Add Annual Membership', 'Add Monthly Membership']))
    expect(linksOf(page)['Join Ottilie+']).toBe(`${prefix}/join`)
  })

  test('a plan is shown with the price that the store asks for it', async () => {
    const shown = Array.from((await open('/join')).querySelectorAll('.join-plan'), (plan) => [
      shownText(plan.querySelector('h3')),
      shownText(plan.querySelector('.join-plan-price b')),
    ])
    expect(shown.length).toBeGreaterThan(2)
    for (const [name, price] of shown) {
      const fees = plans[store].filter((plan) => plan.name === name).map((plan) => `${sign}${(plan.price / 100).toFixed(2)}`)
      expect(fees).toContain(price)
    }
  })

  test('what a membership saves stands in a table of products at both prices, with their sums, and how soon it pays for itself', async () => {
    const page = await open('/join')
    const [, ...rows] = Array.from(page.querySelectorAll('.join-example tr'), (row) =>
      shownTexts(row, 'td').map((amount) => Number(amount.replace(sign, ''))),
    )
    const sums = rows.pop() ?? []
    expect(rows).toHaveLength(3)
    expect(sums).toEqual([0, 1].map((tier) => rows.reduce((sum, row) => sum + (row[tier] ?? NaN), 0)))
    const [typical = NaN, member = NaN] = sums
    expect(shownText(page.querySelector('.join-saved'))).toBe(`Members save ${sign}${(typical - member).toFixed(2)}`)
    expect(shownText(page.querySelector('.join-split'))).toContain('With Annual Membership, the first order like it pays for the year.')
  })

  test('what is asked before joining is answered, on the page and in its structured data', async () => {
    const page = await open('/join')
    const data: { '@type': string; mainEntity: { name: string; acceptedAnswer: { text: string } }[] } = JSON.parse(
      page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}',
    )
    expect(data['@type']).toBe('FAQPage')
    expect(data.mainEntity.map(({ name }) => name)).toEqual(shownTexts(page, 'main details > summary'))
    const answers = data.mainEntity.map(({ acceptedAnswer }) => acceptedAnswer.text)
    expect(answers.map((html) => html.replaceAll(/<[^>]+>/g, '').replaceAll('&amp;', '&'))).toEqual(shownTexts(page, 'main details p'))
    expect(answers.join('')).not.toContain('href')
    expect(data.mainEntity.length).toBeGreaterThan(3)
  })

  test('its lead and its questions are those of editors, and the shop’s own where they wrote none', async () => {
    const written = await open('/join')
    const entry = pageEntries[store].find(({ slug }) => slug === 'join')
    expect(shownText(written.querySelector('.join-hero .join-lead'))).toBe(entry?.contentType === 'PAGE' && entry.fields.intro)
    expect(linksOf(written, 'main details a')).toEqual({
      'Membership & Billing': `${prefix}/account/my-membership`,
      'gift membership': `${prefix}/gift-memberships`,
    })
    const without = await open('/join', 'shopper=guest&content=none')
    expect(shownText(without.querySelector('.join-hero .join-lead'))).toMatch(/^One membership\. The Member's Price on every/)
    expect(shownTexts(without, 'main details > summary')).toEqual(shownTexts(written, 'main details > summary'))
    expect(linksOf(without, 'main details a')).toEqual({})
  })

  test('the contact page goes on with what editors wrote, and stands without it', async () => {
    const written = await open('/contact')
    expect(shownTexts(written, 'main h2')).toEqual(expect.arrayContaining(['Write to us', 'Before you write']))
    expect(linksOf(written, 'main .content-words a')).toEqual({ 'your orders': `${prefix}/account/order-history` })
    const without = await open('/contact', 'shopper=guest&content=none')
    expect(without.querySelectorAll('main .content-words')).toHaveLength(0)
    expect(heading(without)).toBe(heading(written))
  })

  test('a trial says what it goes on as, and at what', async () => {
    const next = { 'en-GB': 'Annual Membership at £49.00', 'en-US': 'Monthly Membership at $8.00' }[store]
    expect(status(await open('/join', 'shopper=trial-member'))).toContain(`Then it goes on as ${next}, unless you cancel before.`)
  })

  test('a gift to begin with and one on each anniversary are among the perks of Plus, and of Plus alone [SCOPE-18, SCOPE-19]', async () => {
    const plans = Array.from((await open('/join')).querySelectorAll('.join-plan'))
    const perksOf = (name: string) =>
      plans.filter((plan) => shownText(plan.querySelector('h3')) === name).flatMap((plan) => shownTexts(plan, '.join-perks li'))
    const gifts = ['A welcome gift with your first order', 'An anniversary gift every year']
    expect(perksOf('Ottilie Plus')).toEqual(expect.arrayContaining(gifts))
    expect(perksOf('Annual Membership').filter((perk) => gifts.includes(perk))).toEqual([])
  })

  test.each([
    ['monthly', 'SCOPE-02'],
    ['annual-limitless', 'SCOPE-03'],
    ['annual-lite', 'SCOPE-04'],
    ['annual-limitless', 'SCOPE-05'],
    ['free-trial', 'SCOPE-06'],
    ['free-trial-30', 'SCOPE-07'],
    ['sixty-day-free-trial-to-annual', 'SCOPE-08'],
    ['three-month-free-trial', 'SCOPE-09'],
  ] as const)('%s is offered, with its terms, and a press puts it into the bag [%s]', async (kind, _clause) => {
    const plan = planOf(store, kind)
    const guest = await visitor(`store=${store}&shopper=guest`)
    const forms = Array.from((await guest.page('/join')).querySelectorAll('form[action="/api/basket/membership"]'))
    const form = forms.find((one) => one.querySelector<HTMLInputElement>('input[name="membershipId"]')?.value === plan.id)
    expect(shownText(form?.closest('li') ?? null)).toMatch(offeredTerms[kind])
    await guest.post('/api/basket/membership', { membershipId: plan.id, locale: store })
    expect(status(await guest.page('/join'))).toContain(`${plan.name} is in your bag`)
  })

  test('/ottilie/about says how the programme works [ROUTE-29]', async () => {
    const page = await open('/ottilie/about')
    expect(heading(page)).toBe('How Ottilie works')
    expect(shownTexts(page, 'main h2')).toEqual(expect.arrayContaining(['Two prices', 'Try before you join']))
  })

  test('/refer-a-friend says what a friend gets, and how [ROUTE-22]', async () => {
    const page = await open('/refer-a-friend')
    expect(heading(page)).toBe('Refer a friend')
    expect(shownTexts(page, 'main h2')).toContain('Three steps')
    expect(Object.values(linksOf(page, 'main a[href]'))).toContain(`${prefix}/legal/terms-and-conditions`)
  })

  test('what a membership does for a bag stands in the look of an offer: accent, politely, with an icon [ALERT-09]', async () => {
    const note = (await open('/join', 'shopper=guest&basket=one-item')).querySelector('main .join-status > [data-level]')
    expect([note?.getAttribute('data-level'), note?.getAttribute('role')]).toEqual(['accent', 'status'])
    expect(note?.querySelector('svg')).not.toBeNull()
    expect(shownText(note)).toContain('With a membership they come to')
  })

  test('a plan is put into the bag by one press', async () => {
    const guest = await visitor(`store=${store}&shopper=guest`)
    const form = Array.from((await guest.page('/join')).querySelectorAll<HTMLFormElement>('.join-plan[data-most-chosen] form'))[0]
    const fields = Object.fromEntries(Array.from(form?.querySelectorAll('input') ?? [], ({ name, value }) => [name, value]))
    const answer = await guest.post('/api/basket/membership', fields)
    expect(answer.to).toMatch(new RegExp(`${prefix}/basket$`))
    expect(status(await guest.page('/join'))).toContain('is in your bag')
  })

  test('gift memberships are offered on a page of their own, to members too [ROUTE-21, SCOPE-10]', async () => {
    const page = await open('/gift-memberships', 'shopper=annual-member')
    expect(heading(page)).toBe('Gift memberships')
    expect(shownTexts(page, '.join-plan button')).toEqual(['Add Gift Membership', 'Add Partner Gift Membership'])
    const giver = await visitor(`store=${store}&shopper=guest`)
    const form = (await giver.page('/gift-memberships')).querySelector('.join-plan form')
    const fields = Object.fromEntries(Array.from(form?.querySelectorAll('input') ?? [], ({ name, value }) => [name, value]))
    expect((await giver.post('/api/basket/add', fields)).to).toMatch(new RegExp(`${prefix}/basket$`))
    expect(shownText((await giver.page('/basket')).querySelector('main'))).toContain('Gift Membership')
  })
})

test.each([
  ['en-GB', 'the law of England and Wales', 'ROUTE-54'],
  ['en-US', 'the law of the State of New York', 'ROUTE-55'],
])('the terms of %s name %s, below a list of their sections [%s]', async (store, law) => {
  const page = await shownPage(`store=${store}&shopper=guest`, '/legal/terms-and-conditions')
  expect(heading(page)).toBe('Terms and conditions')
  expect(shownText(page.querySelector('main'))).toContain(law)
  const sections = Array.from(page.querySelectorAll('main nav a'), (link) => link.getAttribute('href') ?? '')
  expect(sections.length).toBeGreaterThan(5)
  for (const section of sections) expect(page.querySelector(section)?.tagName).toBe('H2')
})

test.each([
  ['en-GB', ''],
  ['en-US', '/us'],
])('each legal page of %s leads to the others and not to itself', async (store, prefix) => {
  const all = { 'Terms and conditions': 'terms-and-conditions', Privacy: 'privacy', Cookies: 'cookies', Accessibility: 'accessibility' }
  for (const [title, slug] of Object.entries(all)) {
    const page = await shownPage(`store=${store}&shopper=guest`, `/legal/${slug}`)
    expect(heading(page)).toBe(title)
    const others = Object.entries(all).filter(([name]) => name !== title)
    expect(linksOf(page, 'main section[aria-labelledby="see-also"] a')).toEqual(
      Object.fromEntries(others.map(([name, other]) => [name, `${prefix}/legal/${other}`])),
    )
  }
})

test.each([
  ['en-GB', '', 'https://www.equalityadvisoryservice.com/'],
  ['en-US', '/us', 'https://www.ada.gov/file-a-complaint/'],
])(
  'the accessibility statement of %s says how to complain, to the shop and beyond it; every footer leads to it',
  async (store, prefix, beyond) => {
    const page = await shownPage(`store=${store}&shopper=guest`, '/legal/accessibility')
    const text = shownText(page.querySelector('main'))
    expect(text).toContain('Web Content Accessibility Guidelines (WCAG) 2.2')
    expect(linksOf(page, 'main .legal-words a')).toMatchObject({ 'Write to us': `${prefix}/contact` })
    expect(Object.values(linksOf(page, 'main .legal-words a'))).toContain(beyond)
    expect(linksOf(page, 'footer a')).toMatchObject({ Accessibility: `${prefix}/legal/accessibility` })
  },
)

test('a legal page that the store has not is missing', async () => {
  const guest = await visitor('store=en-GB&shopper=guest')
  for (const slug of ['no-such-page', 'Privacy', 'privacy%2F..', '%00', 'x'.repeat(2000)])
    expect(await guest.leadsTo(`/legal/${slug}`)).toBe('404')
})

const TRY_IT = 'Try it out: cancel before it renews, and you pay nothing more.'
const statusWith = async (basket: string) => status(await shownPage(`store=en-GB&shopper=guest&basket=${basket}`, '/join'))

test.each([
  ['14-Day Free Trial', 'free-trial', 'MEMBERSHIP-17'],
  ['3-Month Membership', 'item-and-three-months', 'MEMBERSHIP-18'],
  ['Annual Membership', 'item-and-membership', 'MEMBERSHIP-19'],
  ['Annual Lite Membership', 'item-and-lite', 'MEMBERSHIP-20'],
])('of the %s in the bag (%s) the join page says that it may be tried [%s]', async (name, basket) => {
  const words = await statusWith(basket)
  expect(words).toContain(`${name} is in your bag`)
  expect(words).toContain(TRY_IT)
})

test.each([
  ['Monthly Membership', 'item-and-monthly'],
  ['Ottilie Plus', 'item-and-plus'],
])('of the %s in the bag it does not', async (name, basket) => {
  const words = await statusWith(basket)
  expect(words).toContain(`${name} is in your bag`)
  expect(words).not.toContain(TRY_IT)
})

test('a member sees what they have, and no plan to put into the bag', async () => {
  const shown = await shownPage('store=en-GB&shopper=annual-member', '/join')
  // Styles are only looked at in a window.
  const { window } = new JSDOM(shown.documentElement.outerHTML)
  const page = window.document
  page.head.insertAdjacentHTML('beforeend', `<style>${TIER_RULE}</style>`)
  const shownOf = (selector: string) => {
    const found = Array.from(page.querySelectorAll(`main ${selector}`))
    expect(found.length).toBeGreaterThan(0)
    return found.filter((element) => window.getComputedStyle(element).display !== 'none').length
  }
  page.documentElement.dataset['tier'] = 'member'
  expect(status(page)).toContain('Annual Membership is yours')
  expect([shownOf('.join-status > [data-level]'), shownOf('form[action="/api/basket/membership"]')]).toEqual([1, 0])
  page.documentElement.dataset['tier'] = 'typical'
  expect(shownOf('form[action="/api/basket/membership"]')).toBeGreaterThan(3)
})

test.each([
  ['uk-renewal-failed', ''],
  ['us-renewal-failed-with-gift', '/us'],
])(
  'who can still renew (%s) is led to that, and told what a second plan would mean; who cannot is led to the plans',
  async (selection, prefix) => {
    const page = await shownPage(selection, '/join')
    expect(linksOf(page, 'main .join-status a')).toEqual({
      'Update Payment Details & Renew': `${prefix}/account/my-membership/update-payment-details?onCompletion=reactivate`,
    })
    expect(status(page)).not.toContain('Choose a plan below')
    // Another plan may still be chosen, and whoever does is told what becomes of the renewal.
    expect(status(page)).toContain('A plan that you choose below would take its place.')
    expect(buttons(page).length).toBeGreaterThan(2)
    const late = await shownPage('store=en-GB&shopper=lapsed-member', '/join')
    expect(linksOf(late, 'main .join-status a')).toEqual({ 'Membership & Billing': '/account/my-membership' })
    expect(status(late)).toContain('Choose a plan below')
  },
)

test.each([
  ['guest&basket=one-item', 'Your own bag'],
  ['annual-member', 'Annual Membership is yours. It renews on 6 January 2027.'],
  ['annual-member&membership=gift', 'Gift Membership is yours until 1 January 2027. It will not renew.'],
  ['annual-member&membership=three-months', 'It renews on 1 May 2026.'],
  ['annual-member&membership=monthly', 'It renews on'],
  ['staff-member', 'It will not renew.'],
  ['trial-member', 'Your trial runs'],
  ['lapsed-member', 'Welcome back'],
])('the join page tells %s: %s', async (shopper, words) => {
  expect(status(await shownPage(`store=en-GB&shopper=${shopper}`, '/join'))).toContain(words)
})

test.each(['lapsed-member', 'non-member,trial-used'])(
  '%s is told that the trials are for new members, and is offered none',
  async (shopper) => {
    const page = await shownPage(`store=en-GB&shopper=${shopper}`, '/join')
    expect(status(page)).toContain('Free trials are for new members')
    expect(buttons(page).filter((words) => words.includes('Trial'))).toEqual([])
    expect(linksOf(page, 'main .join-actions a')).not.toHaveProperty('Try it free first')
    expect(buttons(page)).toContain('Add Annual Membership')
  },
)

test('who may have a trial is offered them, and told nothing of it', async () => {
  const page = await shownPage('store=en-GB&shopper=non-member', '/join')
  expect(status(page)).not.toContain('Free trials are for new members')
  expect(buttons(page).filter((words) => words.includes('Trial')).length).toBeGreaterThan(1)
})
