import { print } from 'graphql'
import { describe, expect, test } from 'vitest'
import { createTestServer } from '#mock-server/test.ts'
import { loadContract } from '../../load.ts'
import { answerShape, typesIn } from '../answer/answer-shape.ts'
import { withTypenames } from '../observe.ts'
import { AnswerTree } from './answer-tree.ts'
import { baseFor } from './base-for.ts'
import { noteAnswer } from './note-answer.ts'
import { sweptSelections } from './selections.ts'
import { sweepOperation } from './sweep.ts'
import { waysToAsk } from './sweep-questions.ts'
import { SweepServer } from './sweep-server.ts'
import { partOf } from './traced-world.ts'

const { schema, operations } = loadContract()
const selections = sweptSelections()
/** Every seventh selection: covers every kind of world and keeps the test short. */
const some = selections.filter((_, at) => at % 7 === 0)
const server = new SweepServer()

function operationCalled(name: string) {
  const operation = operations.find((one) => one.name === name)
  if (!operation) throw new Error(`There is no operation ${name}.`)
  return operation
}

describe('worlds that are alike in what an operation looks at', () => {
  const ordinary = createTestServer({ wait: () => Promise.resolve() })

  test.each(['getBasket', 'addUserPrompt', 'getCheckout', 'getSkinnyBannerContent', 'removeBasketItems'])(
    'are answered alike by %s, and as any server answers them',
    async (name) => {
      const document = withTypenames(operationCalled(name).document)
      const query = print(document)
      const concern = { operation: name, types: typesIn(answerShape(schema, document)) }
      const [{ variables } = { variables: {} }] = waysToAsk(name)
      const tree = new AnswerTree<string>()
      const alike: string[] = []
      const unlike: string[] = []
      for (const [at, selection] of some.entries()) {
        const base = baseFor(selection, concern)
        const look = (part: string): string => partOf(base, part)
        const known = tree.find(look)
        const { text, read } = await server.ask({ query, variables, selection, base })
        if (known === undefined) tree.keep(read, look, text)
        else alike.push(selection)
        const plain = await answeredBy(ordinary, { query, variables, selection, world: `${name}-${at}` })
        if (text !== (known ?? text) || text !== plain) unlike.push(selection)
      }
      expect(unlike).toEqual([])
      expect(alike).not.toEqual([])
    },
  )

  type SentQuestion = { query: string; variables: unknown; selection: string; world: string }

  /** The answer's text; empty if the connection was closed. */
  async function answeredBy(host: typeof ordinary, { query, variables, selection, world }: SentQuestion): Promise<string> {
    const headers = {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
      'x-scenario': selection,
      'x-world': world,
    }
    const request = new Request('http://contract.test/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
    return host.fetch(request).then(
      (response) => response.text().catch(() => ''),
      () => '',
    )
  }
})

describe('a sweep', () => {
  const sweep = (name: string, all: readonly string[]) =>
    sweepOperation(server, {
      schema,
      operation: operationCalled(name),
      ways: [{ variables: { branchName: 'master', preview: false } }],
      selections: all,
    })

  test('tells who shows what, computes equal worlds once, and tries what nobody shows', async () => {
    const swept = await sweep('getBasket', ['uk-guest', 'basket-one-item', 'uk-non-member'])
    expect(swept.problems).toEqual([])
    expect(swept.answers).toBe(3)
    expect(swept.shown.get('basket.items is empty')).toEqual({ selections: 2, example: 'uk-guest' })
    expect(swept.shown.get('basket.items is filled')).toEqual({ selections: 1, example: 'basket-one-item' })
    expect(swept.onDemand).toContain('basket.items.variant is null')
    expect(swept.onDemand).not.toContain('basket.items.membership is null')
    expect(swept.onDemand).not.toContain('basket.gwpModule.items is null')
    // The operation reads whether the shopper is logged in, but not the basket.
    const same = await sweep('getNavigation', ['uk-guest', 'basket-one-item', 'uk-non-member'])
    expect(same).toMatchObject({ answers: 3, computed: 2 })
  })

  test('finds an error that nobody expects, and lets one be that is expected', async () => {
    expect((await sweep('getWishlist', ['uk-guest'])).problems).toEqual([])
    const { problems } = await sweepOperation(server, {
      schema,
      operation: operationCalled('setDeliveryAddress'),
      ways: [{ variables: { input: {} } }],
      selections: ['uk-guest'],
    })
    expect(problems).toEqual([expect.stringContaining('HTTP 400'), expect.stringContaining('nobody expects BAD_USER_INPUT')])
  })

  test('finds null where the contract promises something', async () => {
    const document = withTypenames(operationCalled('getBasket').document)
    const shape = answerShape(schema, document)
    const sound = baseFor('uk-guest', { operation: 'getBasket', types: typesIn(shape) })
    const base = { ...sound, state: { ...sound.state, answers: { 'Basket.id': null } } }
    const answer = await server.ask({ query: print(document), variables: {}, selection: 'uk-guest', base })
    expect(noteAnswer(answer, { shape, operation: 'getBasket', base }).problems).toEqual([
      expect.stringContaining('nobody expects INTERNAL_SERVER_ERROR'),
    ])
  })
})
