import { expect, test, vi } from 'vitest'
import { shownPage, shownText, shownTexts, visitor } from './shown-page.ts'

// The quiz as a visitor without scripts takes it: each step is a page, and the address holds the answers.

// A quiz that nobody has written yet.
vi.mock('#app/platform/quiz/quiz-questions.ts', async (original) => {
  const { quizData } = await original<{ quizData: (pageRequest: unknown, slug: string) => Promise<object | undefined> }>()
  const empty = { slug: 'empty', title: 'Empty', intro: '', steps: [{ title: 'Nothing', questions: [] }] }
  return { quizData: (pageRequest: unknown, slug: string) => (slug === 'empty' ? Promise.resolve(empty) : quizData(pageRequest, slug)) }
})

const heading = (page: Document) => shownText(page.querySelector('main h1'))

/** What the form of a step sends when the first option of each question is chosen. */
function fieldsOf(page: Document): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { name, value, type } of page.querySelectorAll<HTMLInputElement>('main form input'))
    if (type === 'hidden' || !Object.keys(fields).some((taken) => taken === name)) fields[name] ??= value
  return fields
}

async function toLastStep(guest: Awaited<ReturnType<typeof visitor>>, address: string): Promise<Document> {
  let page = await guest.page(address)
  for (let step = 1; page.querySelector('main form[method="get"]') && step < 20; step += 1)
    page = await guest.page(`/quiz/skincare?${new URLSearchParams(onlyFirsts(page))}`)
  return page
}

/** At most one option of a question with several. */
function onlyFirsts(page: Document): Record<string, string> {
  const asked = new Set<string>()
  return Object.fromEntries(
    Object.entries(fieldsOf(page)).filter(([name]) => {
      const question = /^q\.[^.]+\./.exec(name)?.[0]
      if (question === undefined) return true
      const isFirst = !asked.has(question)
      asked.add(question)
      return isFirst
    }),
  )
}

test.each(['en-GB', 'en-US'])(
  'in %s the quiz leads through its steps to a routine with reasons, and all of it into the bag [ROUTE-17, SCOPE-15]',
  async (store) => {
    const guest = await visitor(`store=${store}&shopper=guest`)
    const last = await toLastStep(guest, '/quiz/skincare')
    const { to } = await guest.post('/api/quiz', onlyFirsts(last))
    expect(to).toContain('result=')
    const result = await guest.page(to.replace(/^\/us/, ''))
    expect(shownTexts(result, 'main h2')).toContain('Your routine')
    const products = shownTexts(result, 'main article h3')
    expect(products.length).toBeGreaterThan(1)
    expect(shownTexts(result, '.quiz-reason').filter((reason) => reason !== '')).toHaveLength(products.length)
    const sign = store === 'en-GB' ? '£' : '$'
    for (const card of result.querySelectorAll('main article')) {
      const prices = Object.fromEntries(
        Array.from(card.querySelectorAll('dl > div'), (price) => [
          shownText(price.querySelector('dt')),
          shownText(price.querySelector('dd')),
        ]),
      )
      expect(Object.keys(prices)).toEqual(['Typical Price', "Member's Price"])
      for (const price of Object.values(prices)) expect(price.startsWith(sign)).toBe(true)
    }
    const add = Object.fromEntries(
      Array.from(result.querySelectorAll<HTMLInputElement>('form[action="/api/quiz/add"] input'), ({ name, value }) => [name, value]),
    )
    expect((await guest.post('/api/quiz/add', add)).to).toMatch(/\/basket$/)
    const basket = shownText((await guest.page('/basket')).querySelector('main'))
    for (const product of products) expect(basket).toContain(product)
  },
)

test.each(['atb-confirmation', 'search', 'anything else'])(
  'the quiz opens from %s, and remembers it to the end [ROUTE-18]',
  async (from) => {
    const guest = await visitor('store=en-GB&shopper=guest')
    const last = await toLastStep(guest, `/quiz/skincare?from=${encodeURIComponent(from)}`)
    expect(fieldsOf(last).from).toBe(from)
    expect((await guest.post('/api/quiz', onlyFirsts(last))).to).toContain('result=')
  },
)

test('going back loses no answer, and a step says where it stands', async () => {
  const first = await shownPage('store=en-GB&shopper=guest', '/quiz/skincare')
  const guest = await visitor('store=en-GB&shopper=guest')
  const second = await guest.page(`/quiz/skincare?${new URLSearchParams(onlyFirsts(first))}`)
  expect(shownText(second.querySelector('main .quiz-step'))).toMatch(/^Step 2 of \d+$/)
  const back = second.querySelector('.quiz-actions a')?.getAttribute('href') ?? ''
  const again = await guest.page(back)
  expect(again.querySelectorAll('main input[checked]').length).toBeGreaterThan(1)
  expect(heading(again)).toBe(heading(first))
})

test('a question that is left open brings its step back, with what was answered', async () => {
  const guest = await visitor('store=en-GB&shopper=guest')
  const { 'q.skin-type': _open, ...fields } = onlyFirsts(await toLastStep(guest, '/quiz/skincare'))
  const { to } = await guest.post('/api/quiz', fields)
  const page = await guest.page(to)
  expect(to).toContain('error=REQUIRED')
  expectNamed(page, to, 'Choose an answer to “An hour after washing, with nothing on, how does your skin feel?”', 'q.skin-type')
  expect(page.querySelector('input[name="q.sensitivity"][checked]')).not.toBeNull()
  expect(page.querySelector('input[name="q.sensitivity"][aria-invalid]')).toBeNull()
})

/** What is wrong is named above the questions, where the address leads, and at the question. */
function expectNamed(page: Document, to: string, message: string, name: string): void {
  const summary = page.querySelector<HTMLElement>('.error-summary')
  expect(to.endsWith(`#${summary?.id}`)).toBe(true)
  expect(summary?.tabIndex).toBe(-1)
  expect(shownText(summary)).toBe(`Check these and try again${message}`)
  const link = summary?.querySelector('a')
  const field = page.querySelector<HTMLInputElement>(link?.getAttribute('href') ?? '#')
  expect(field?.name.startsWith(name)).toBe(true)
  const group = field?.closest('fieldset')
  expect(shownText(page.querySelector(`#${group?.getAttribute('aria-describedby')}`))).toBe(message)
  for (const option of group?.querySelectorAll('input') ?? []) expect(option.getAttribute('aria-invalid')).toBe('true')
}

test('nobody gets past a question that has to be answered: the step comes back and names it', async () => {
  const guest = await visitor('store=en-GB&shopper=guest')
  const first = 'q.skin-type=skin-type-dry&q.sensitivity=sensitivity-never'
  const page = await guest.page(`/quiz/skincare?${first}&step=3`)
  expect(shownText(page.querySelector('main .quiz-step'))).toBe('Step 2 of 3')
  expectNamed(page, '#quiz-problems', 'Choose an answer to “What would you change?”', 'q.concern.')
  // Answers out of order: the first that is open comes first.
  const none = await guest.page('/quiz/skincare?q.concern.concern-pores=concern-pores&step=3')
  expect(shownText(none.querySelector('main .quiz-step'))).toBe('Step 1 of 3')
  expect(shownTexts(none, '.error-summary a')).toHaveLength(2)
})

test('a step that is asked for the first time says nothing of what is open', async () => {
  const guest = await visitor('store=en-GB&shopper=guest')
  for (const search of ['', '?step=1', '?q.skin-type=skin-type-dry&q.sensitivity=sensitivity-never&step=2'])
    expect((await guest.page(`/quiz/skincare${search}`)).querySelector('.error-summary')).toBeNull()
})

test('more answers than a question takes bring its step back, with what was answered', async () => {
  const guest = await visitor('store=en-GB&shopper=guest')
  const four = ['dryness', 'redness', 'pores', 'dullness'].map((concern) => [`q.concern.concern-${concern}`, `concern-${concern}`])
  const fields = { ...onlyFirsts(await toLastStep(guest, '/quiz/skincare?from=search')), ...Object.fromEntries(four) }
  const { to } = await guest.post('/api/quiz', fields)
  expect(Object.fromEntries(new URL(to, 'http://shop.test').searchParams)).toMatchObject({ error: 'INVALID', from: 'search' })
  const page = await guest.page(to)
  expectNamed(page, to, 'Choose 3 at most for “What would you change?”', 'q.concern.')
  expect(shownTexts(page, 'main legend').join()).toContain('What would you change?')
  expect(Array.from(page.querySelectorAll<HTMLInputElement>('input[name^="q.concern."][checked]'), ({ value }) => value)).toEqual(
    expect.arrayContaining(four.map(([, value]) => value)),
  )
})

test('if the routine cannot be had, the last step says so and keeps every answer', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const guest = await visitor('store=en-GB&shopper=guest&fault=submitQuiz;status=503')
  const last = await toLastStep(guest, '/quiz/skincare')
  const fields = onlyFirsts(last)
  const { to } = await guest.post('/api/quiz', fields)
  const page = await guest.page(to)
  expect(to).toContain('error=FAILED')
  expect(shownText(page.querySelector('main'))).toContain('Your routine cannot be shown right now. Your answers are kept: try again.')
  expect(heading(page)).toBe(heading(last))
  const answers = Object.entries(fields).filter(([name]) => name.startsWith('q.'))
  expect(answers.length).toBeGreaterThan(4)
  expect(Object.fromEntries(new URL(to, 'http://shop.test').searchParams)).toMatchObject(Object.fromEntries(answers))
})

test('a quiz or a result that there is not is missing', async () => {
  const guest = await visitor('store=en-GB&shopper=guest')
  expect(await guest.leadsTo('/quiz/no-such-quiz')).toBe('404')
  expect(await guest.leadsTo('/quiz/skincare?result=no-such-result')).toBe('404')
})

test('a step is asked after the answers that it depends on alone, and an answer to it counts no more once they are changed', async () => {
  const guest = await visitor('store=en-GB&shopper=guest')
  const after = (sensitivity: string, more = '') =>
    guest.page(`/quiz/skincare?q.skin-type=skin-type-dry&q.sensitivity=${sensitivity}${more}&step=2`)
  const often = await after('sensitivity-often')
  expect(shownTexts(often, 'main legend').join()).toContain('What does it react to most?')
  expect(shownText(often.querySelector('main .quiz-step'))).toBe('Step 2 of 4')
  const never = await after('sensitivity-never')
  expect(shownTexts(never, 'main legend').join()).toContain('What would you change?')
  expect(shownText(never.querySelector('main .quiz-step'))).toBe('Step 2 of 3')
  const last = await guest.page(
    '/quiz/skincare?q.skin-type=skin-type-dry&q.sensitivity=sensitivity-never&q.trigger=trigger-scent&q.concern.concern-pores=concern-pores&step=3',
  )
  const { to } = await guest.post('/api/quiz', onlyFirsts(last))
  expect(to).toContain('result=')
  expect(to).not.toContain('trigger-scent')
})

test('a quiz without a question is missing, as is one that the store has not', async () => {
  const guest = await visitor('store=en-GB&shopper=guest')
  for (const slug of ['empty', 'no-such-quiz']) expect(await guest.leadsTo(`/quiz/${slug}`)).toBe('404')
})

test('a quiz that editors add has a page of its own, in their words', async () => {
  const guest = await visitor('store=en-GB&shopper=guest')
  const where = {
    id: 'where',
    prompt: 'Where?',
    kind: 'SINGLE' as const,
    isRequired: true,
    maxChoices: 1,
    options: [{ id: 'where-out', label: 'Out' }],
  }
  const scent = {
    slug: 'scent',
    title: 'The scent quiz',
    intro: 'Two questions.',
    minutes: 1,
    picture: { product: 'overnight-ceramide-cream', alt: '' },
    steps: [{ id: 'nose', title: 'Your nose', questions: [where] }],
    skins: [],
    routine: [{ id: 'spray', title: 'Spray', time: 'BOTH' as const, categoryPath: 'fragrances', reason: 'It is one.' }],
  }
  await guest.change({ content: { quizzes: [scent] } })
  const page = await guest.page('/quiz/scent')
  expect(heading(page)).toBe('The scent quiz')
  expect(JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '')).toMatchObject({ name: 'The scent quiz' })
  const { to } = await guest.post('/api/quiz', onlyFirsts(page))
  expect(shownTexts(await guest.page(to), '.quiz-reason')).toEqual(['It is one.'])
  expect(await guest.leadsTo('/quiz/skincare')).toBe('404')
})
