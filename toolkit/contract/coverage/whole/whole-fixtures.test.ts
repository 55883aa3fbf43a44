import { isRequiredArgument, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { blog } from '#fixtures/blog/blog.ts'
import { catalogue } from '#fixtures/catalogue/catalogue.ts'
import type { ProductRecord } from '#fixtures/catalogue/record.ts'
import { storeContent } from '#fixtures/content/store-content.ts'
import { plans } from '#fixtures/membership/plans.ts'
import { orderHistory } from '#fixtures/orders/history.ts'
import { quizzes } from '#fixtures/quiz/skincare.ts'
import { contractSchema } from '#mock-server/contract/executable-schema.ts'
import { createTestServer, scenarioNames } from '#mock-server/test.ts'
import { answerShape } from '../answer/answer-shape.ts'
import { checkAnswer } from '../answer/check-answer.ts'
import { wholeDocument } from './whole-document.ts'

const many = Number.MAX_SAFE_INTEGER
const server = createTestServer({
  limits: { tokens: many, depth: many, aliases: many, fields: many },
  maxValues: many,
  answerBounds: { characters: 0, questions: 0 },
})

const stores = ['en-GB', 'en-US'] as const

type Store = (typeof stores)[number]

/** Requests for one root field: variables, and the state to ask in. */
type QuestionInState = { variables: Record<string, unknown>; store?: Store; scenario?: string }

/** Root fields that return whole products; including products elsewhere would bloat every other answer. */
const wholeByThemselves = ['productBySlug', 'variantsBySkus']

/** Selects everything below a root field, once per request. Returns what is invalid in the answers, and how many were not empty. */
async function wholeAnswers(root: string, questions: readonly QuestionInState[]): Promise<{ problems: string[]; answered: number }> {
  const document = wholeDocument(contractSchema, root, wholeByThemselves.includes(root) ? [] : ['Product', 'Variant'])
  const shape = answerShape(contractSchema, parse(document))
  const problems: string[] = []
  let answered = 0
  for (const question of questions) {
    const { data, errors } = await server.execute<Record<string, unknown>, Record<string, unknown>>({ document, ...question })
    const found = [...errors.map(({ message }) => message), ...checkAnswer(shape, { data, errors })]
    problems.push(...found.map((problem) => `${root} ${JSON.stringify(question)}: ${problem}`))
    if (data?.[root] !== null && data?.[root] !== undefined) answered += 1
  }
  return { problems, answered }
}

const roles = scenarioNames().filter((name) => /^u[ks]-[a-z]+-member$/.test(name))

function inStores(of: (store: Store) => readonly Record<string, unknown>[]): QuestionInState[] {
  return stores.flatMap((store) => of(store).map((variables) => ({ variables, store })))
}

function inRoles(variables: Record<string, unknown> = {}): QuestionInState[] {
  return roles.map((scenario) => ({ variables, scenario }))
}

const aside = { branchName: 'master', preview: false }
const listing = { branchName: 'master', isTypicalJourney: true, staged: false, pagination: { currentPage: 1, perPage: 48 } }
const found = { filters: [], isTypicalJourney: true, pagination: { currentPage: 1, perPage: 100 } }
const skus = catalogue.products.flatMap(({ variants }) => variants.map(({ sku }) => sku))

const isSoldIn =
  (store: Store) =>
  ({ variants }: ProductRecord): boolean =>
    variants.some(({ prices }) => prices[store] !== undefined)

/** An attempt to order is in no fixture: tests/contract/orders asks for each after paying. */
const queries = Object.values(contractSchema.getQueryType()?.getFields() ?? {}).filter(({ name }) => name !== 'orderAttempt')
const withoutVariables = queries.filter(({ args }) => !args.some(isRequiredArgument)).map(({ name }) => name)

/** For root fields that look up by name: everything there is, in both stores; for the others, what each role receives. */
const questions: Readonly<Record<string, readonly QuestionInState[]>> = {
  ...Object.fromEntries(withoutVariables.map((name) => [name, inRoles()])),
  productBySlug: inStores((store) => catalogue.products.filter(isSoldIn(store)).map(({ slug }) => ({ slug }))),
  variantsBySkus: inStores(() => chunks(skus, 40).map((some) => ({ skus: some }))),
  productListing: inStores(() => catalogue.categories.map(({ path }) => ({ categoryUrlPath: path, filters: [], ...listing }))),
  searchSuggestions: inStores(() =>
    ['satin', 'cream', 'nothing is called this'].map((term) => ({ term, useGuestPrice: true, isTypicalJourney: true })),
  ),
  searchListing: inStores(() => ['satin', 'ottilie', 'nothing is called this'].map((term) => ({ term, ...found }))),
  recommendations: inStores(() => [{ recommendations: [{ id: 'home-loved', skus: [], location: 'HOME', limit: 12 }] }]),
  contentByEntryId: inStores((store) => storeContent[store].entries.map(({ id }) => ({ entryId: id, ...aside }))),
  contentByEntryIds: inStores((store) =>
    chunks(
      storeContent[store].entries.map(({ id }) => id),
      50,
    ).map((entryIds) => ({ entryIds, ...aside })),
  ),
  contentBySlug: inStores((store) => storeContent[store].entries.map(({ slug, contentType }) => ({ slug, contentType, ...aside }))),
  legalPages: inStores(() => [aside]),
  navigation: inStores(() => [aside]),
  promotionalBanner: inStores(() => [aside]),
  skinnyBannerContent: inStores(() => [aside]),
  memberSkinnyBannerContent: inRoles(aside),
  promoTiles: inStores(() => ['BASKET', 'PRODUCT', 'CONFIRMATION'].map((placement) => ({ placement }))),
  blogArticle: inStores((store) => blog[store].articles.map(({ slug }) => ({ slug }))),
  blogArticles: inStores(() => [{ pagination: { currentPage: 1, perPage: 48 } }]),
  quiz: inStores((store) => quizzes[store].map(({ slug }) => ({ slug }))),
  quizzes: inStores(() => [{}]),
  quizResult: inStores(() => [{ id: 'skincare~skin-type-dry~sensitivity-often~concern-dryness~routine-long~sun-much' }]),
  membershipFlow: [{ variables: { ...aside, flow: 'cancel' }, scenario: 'membership-flow-at-its-last-step' }],
  membershipOffers: inStores(() => [{}]),
  membershipsByIds: inStores((store) => [{ ids: plans[store].map(({ id }) => id).slice(0, 50) }]),
  order: roles.flatMap((scenario) => (orderHistory[scenario] ?? []).map(({ number }) => ({ variables: { number }, scenario }))),
  orders: inRoles({ pagination: { currentPage: 1, perPage: 48 } }),
  anniversaryGiftModal: inRoles(aside),
  basket: [...inRoles(), { variables: {}, scenario: 'basket-kit' }, { variables: {}, scenario: 'basket-gift-membership' }],
  checkout: [...inRoles(), { variables: {}, scenario: 'uk-checkout-ready' }],
  gracePeriodEntitlement: [{ variables: {}, scenario: 'uk-renewal-failed' }],
  myMembershipManagement: inRoles(aside),
  referralInvitation: [...inRoles({ code: 'ANNIKA-0204' }), ...inRoles({ code: 'LYDIA-0202' })],
  signInStep: [{ variables: { email: 'plus-member.uk@example.com' } }, { variables: { email: 'nobody@example.com' } }],
}

/** Root fields that look up one thing by a name from the fixtures. */
const byName = ['productBySlug', 'productListing', 'contentByEntryId', 'contentBySlug', 'blogArticle', 'quiz', 'quizResult', 'order']

function chunks<Thing>(things: readonly Thing[], size: number): Thing[][] {
  return Array.from({ length: Math.ceil(things.length / size) }, (_, at) => things.slice(at * size, (at + 1) * size))
}

describe('everything that there is, with every field that it has', () => {
  test.each(Object.entries(questions))('%s is valid', async (root, asked) => {
    const { problems, answered } = await wholeAnswers(root, asked)
    expect(problems.slice(0, 20)).toEqual([])
    // A lookup by name always finds something; for the other fields a role may have nothing.
    expect(answered).toBeGreaterThanOrEqual(byName.includes(root) ? asked.length : 1)
  })

  test('is asked of every query that the contract has', () => {
    expect(Object.keys(questions).sort()).toEqual(queries.map(({ name }) => name).sort())
  })
})
