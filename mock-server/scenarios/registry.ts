import type { ScenarioRecord } from '#fixtures/scenarios/record.ts'
import { scenarios } from '#fixtures/scenarios/scenarios.ts'

const byName = new Map(scenarios.map((scenario) => [scenario.name, scenario]))

/** Every scenario's name, in the order of the registry. */
export function scenarioNames(): string[] {
  return [...byName.keys()]
}

/** A scenario by its name. */
export function findScenario(name: string): ScenarioRecord | undefined {
  return byName.get(name)
}

/** How many letters must be changed to make one word of the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= to.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}

/** The names nearest to one that nobody knows, best first. */
export function nearestScenarios(name: string, most = 5): string[] {
  const wanted = name.slice(0, 60).toLowerCase()
  const ranked = scenarioNames().map((known) => ({ known, far: known.includes(wanted) ? 0 : distance(wanted, known) }))
  return ranked
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ known }) => known)
}
