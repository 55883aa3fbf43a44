import { describe, expect, test } from 'vitest'
import type { ScenarioLayer } from '#fixtures/scenarios/record.ts'
import { library } from '../../scenarios/library.ts'
import { sameData } from '../../scenarios/same-data.ts'
import { isPerStore } from '../../scenarios/scenario-layers.ts'
import { selectWorld } from '../../scenarios/selected-worlds.ts'
import { faultRecord } from './fault-schema.ts'
import { scenarioLayer } from './layer-schema.ts'

const facetLayers = Object.entries(library.facets).flatMap(([facet, { values }]) =>
  Object.entries(values).flatMap(([name, { layer }]): [string, ScenarioLayer][] =>
    (isPerStore(layer) ? Object.values(layer) : [layer]).map((one) => [`${facet}=${name}`, one]),
  ),
)

/** Names of the layers that parsing changes. */
function misread(layers: readonly [string, ScenarioLayer][]): string[] {
  return layers.filter(([, layer]) => !sameData(scenarioLayer.safeParse(layer).data, layer)).map(([name]) => name)
}

describe('what scenario files say, a patch may say', () => {
  test('every scenario', () => {
    const layers = [...library.scenarios.keys()].map((name): [string, ScenarioLayer] => [name, selectWorld(name).layer])
    expect(layers.length).toBeGreaterThan(40)
    expect(misread(layers)).toEqual([])
  })

  test('every value of every facet', () => {
    expect(facetLayers.length).toBeGreaterThan(20)
    expect(misread(facetLayers)).toEqual([])
  })

  test('every fault that has a name', () => {
    for (const { fault } of Object.values(library.faults)) expect(faultRecord.parse(fault)).toEqual(fault)
  })
})

test.each([
  [{ flag: {} }, ''],
  [{ flags: { one: 1 } }, 'flags.one'],
  [{ basket: { lines: [], deliveryMethod: 'Drone' } }, 'basket.deliveryMethod'],
  [{ basket: { lines: [], deliveryMethod: 'None', codes: [] } }, 'basket'],
  [{ membership: { plan: 'plus', startedDaysAgo: '1', termEndsInDays: 1 } }, 'membership.startedDaysAgo'],
  [{ content: { skinnyBanners: [{ id: 'one' }] } }, 'content.skinnyBanners.0.title'],
  [{ content: { campaigns: { SUMMER: 1 } } }, 'content.campaigns'],
  [{ faults: [{ target: {}, effect: { kind: 'explode' } }] }, 'faults.0.effect.kind'],
  [{ clock: { kind: 'host', at: 0 } }, 'clock.kind'],
  [{ browser: { cookies: { a: 1 } } }, 'browser.cookies.a'],
  [{ codes: Array.from({ length: 51 }, () => 'A') }, 'codes'],
])('%.80j is refused at %s', (layer, where) => {
  const { error } = scenarioLayer.safeParse(layer)
  expect(error?.issues.map(({ path }) => path.join('.'))).toContain(where)
})
