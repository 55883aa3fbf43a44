import type { GraphQLSchema } from 'graphql'
import { blog } from '#fixtures/blog/blog.ts'
import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { storeContent } from '#fixtures/content/store-content.ts'
import type { FaultRecord } from '#fixtures/scenarios/fault-record.ts'
import type { NoticeRecord, ScenarioLayer } from '#fixtures/scenarios/record.ts'
import { checkFaultPath, faultEndpoints } from '../../faults/check-fault-path.ts'
import { FaultError } from '../../faults/fault-error.ts'
import { faultText, parseFault } from '../../faults/fault-text.ts'
import { flagValue } from '../known-names.ts'
import type { Library } from '../library.ts'
import { sameData } from '../same-data.ts'
import { SelectionError } from '../selection-error.ts'
import { impossibilities } from '../whole-layer.ts'
import { checkAnswers } from './check-answers.ts'
import { checkOffers } from './check-offers.ts'
import { checkValue, oneOf, type ValueProblem } from './check-value.ts'

/** What fixtures are validated against. */
export type References = {
  library: Library
  schema: GraphQLSchema
  /** The names of all operations; undefined: operations are not checked. */
  operations?: ReadonlySet<string>
  /** The ids of all clauses; undefined: only their format is checked. */
  clauses?: ReadonlySet<string>
}

/**
 * Everything in a layer that violates the contract, a store or the library. Whether it fits the shopper is not checked, because a layer is
 * only a part of a scenario.
 */
export function checkLayer(layer: ScenarioLayer, stores: readonly StoreLocale[], references: References, path: string): ValueProblem[] {
  const { answers, notices = [], faults = [], flags = {}, clock } = layer
  return [
    ...stores.flatMap((store) => [
      ...misfits(layer, store, path),
      ...checkOffers(layer, store, path),
      ...checkArticles(layer, store, path),
    ]),
    ...(answers ? checkAnswers(answers, references.schema, `${path}.answers`) : []),
    ...notices.flatMap((notice, at) => checkNotice(notice, references.schema, `${path}.notices[${at}]`)),
    ...faults.flatMap((fault, at) => checkFault(fault, references, `${path}.faults[${at}]`)),
    ...Object.entries(flags).flatMap(([name, value]) => checkFlag(name, value, references, `${path}.flags['${name}']`)),
    ...(clock && !Number.isSafeInteger(clock.at) ? [{ path: `${path}.clock.at`, message: 'must be whole milliseconds' }] : []),
    ...checkBrowser(layer, path),
  ]
}

/** Parts that do not fit the store. A layer without a shopper may be applied on top of one that has a shopper. */
function misfits(layer: ScenarioLayer, store: StoreLocale, path: string): ValueProblem[] {
  const someone = layer.shopper ?? 'annual-member'
  return impossibilities({ ...layer, shopper: someone }, store).map(({ part, message }) => ({ path: `${path}.${part}`, message }))
}

/** Articles of a topic or by an author that the store's blog does not have: given ones, and where topics are given, also those that are filed under the old. */
function checkArticles({ content = {} }: ScenarioLayer, store: StoreLocale, path: string): ValueProblem[] {
  const { authors } = blog[store]
  const { topics = storeContent[store].topics, articles } = content
  const slugs = topics.map(({ slug }) => slug)
  const filed = articles ?? (content.topics ? storeContent[store].articles : [])
  return filed.flatMap(({ category, author }, at) => [
    ...oneOf(slugs, category, 'category', articles ? `${path}.content.articles[${at}].category` : `${path}.content.topics`),
    ...oneOf(Object.keys(authors), author, 'author', `${path}.content.articles[${at}].author`),
  ])
}

/** Validates a notice against the contract's notification. */
function checkNotice({ code, level, params = {}, handler }: NoticeRecord, schema: GraphQLSchema, path: string): ValueProblem[] {
  const type = schema.getType('Notification')
  if (type === undefined || !('getFields' in type) || !('getInterfaces' in type)) return []
  const named = Object.entries(params).map(([name, value]) => ({ name, value }))
  // An empty code is valid too: the shop has a text of its own for it.
  const odd = /^[\w-]{0,80}$/.test(code) ? [] : [{ path: `${path}.code`, message: `'${code}' is no code` }]
  return [...odd, ...checkValue({ schema }, type, { code, level, params: named, handler: handler ?? null }, path)]
}

/** Checks that a fault survives a round trip through its written form and that its operation exists. */
export function checkFault(fault: FaultRecord, { operations, schema }: References, path: string): ValueProblem[] {
  const { operation } = fault.target
  const unknown =
    operation !== undefined && operations
      ? oneOf([...operations, ...faultEndpoints], operation, 'operation', `${path}.target.operation`)
      : []
  try {
    const again = parseFault(faultText(fault))
    checkFaultPath(schema, again)
    return sameData(again, fault) ? unknown : [...unknown, { path, message: `is written shorter: ${JSON.stringify(again)}` }]
  } catch (error) {
    if (!(error instanceof FaultError)) throw error
    return [...unknown, { path, message: error.message }]
  }
}

function checkFlag(name: string, value: string, { library }: References, path: string): ValueProblem[] {
  try {
    const [full] = flagValue(name, value, library)
    return full === name ? [] : [{ path, message: `is called ${full}` }]
  } catch (error) {
    if (!(error instanceof SelectionError)) throw error
    return [{ path, message: error.message }]
  }
}

/** Cookies and storage hold text, and cookie names must be valid in a header. */
function checkBrowser({ browser = {} }: ScenarioLayer, path: string): ValueProblem[] {
  return Object.entries(browser).flatMap(([kind, values]) =>
    Object.entries(values).flatMap(([name, value]) => [
      ...(typeof value === 'string' ? [] : [{ path: `${path}.browser.${kind}['${name}']`, message: 'must be text' }]),
      ...(kind !== 'cookies' || /^[!#$%&'*+\-.^_`|~\w]+$/.test(name)
        ? []
        : [{ path: `${path}.browser.${kind}['${name}']`, message: 'is no name for a cookie' }]),
    ]),
  )
}
