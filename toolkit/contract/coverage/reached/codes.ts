import { generalCodes } from '#mock-server/contract/answerable-codes.ts'
import { library } from '#mock-server/scenarios/library.ts'
import { isPerStore } from '#mock-server/scenarios/scenario-layers.ts'
import { selectWorld } from '#mock-server/scenarios/selected-worlds.ts'
import type { Sighting } from '../sweep/sightings.ts'
import type { SweptOperation } from '../sweep/sweep.ts'
import { SweepServer } from '../sweep/sweep-server.ts'

/** A code that answers contain, and how it can be reached. */
type CodeCoverage = { code: string; state: 'shown' | 'on demand' | 'uncovered'; sighting?: Sighting }

/** Error codes and notification codes. */
export type Codes = { errors: CodeCoverage[]; notifications: CodeCoverage[] }

/** Coverage of every code that any request can bring or that a scenario's notice has. */
export async function codeCoverage(swept: readonly SweptOperation[]): Promise<Codes> {
  const errors = shownCodes(
    generalCodes,
    swept.map((one) => one.errors),
  )
  const demanded = await Promise.all(
    errors.map(async (one) => (one.state === 'uncovered' && (await isOnDemand(one.code)) ? onDemand(one) : one)),
  )
  return {
    errors: demanded,
    notifications: shownCodes(
      noticeCodes(),
      swept.map((one) => one.notifications),
    ),
  }
}

/** The codes of every value of the facet `notice`; the empty code counts as an unknown one. */
function noticeCodes(): string[] {
  const layers = Object.values(library.facets.notice.values).flatMap(({ layer }) => (isPerStore(layer) ? Object.values(layer) : [layer]))
  return [...new Set(layers.flatMap(({ notices = [] }) => notices.map(({ code }) => code)))].sort()
}

function shownCodes(codes: readonly string[], sightings: readonly ReadonlyMap<string, Sighting>[]): CodeCoverage[] {
  return codes.map((code) => {
    const sighting = sightings.flatMap((one) => one.get(code) ?? [])[0]
    return sighting ? { code, state: 'shown', sighting } : { code, state: 'uncovered' }
  })
}

function onDemand({ code }: CodeCoverage): CodeCoverage {
  return { code, state: 'on demand' }
}

/** Whether a fault that asks for the code causes it. */
async function isOnDemand(code: string): Promise<boolean> {
  const operation = 'getShopper'
  const { text } = await new SweepServer().ask({
    query: `query ${operation} { now }`,
    variables: {},
    selection: 'uk-guest',
    base: selectWorld('uk-guest').base,
    fault: `${operation};error=${code}`,
  })
  return text.includes(`"code":"${code}"`)
}
