// `npm run requirements`: which requirements of docs/requirements the last full test run proves. `--json` for machines,
// `--area STORE,PREFIX` for some areas only, `--write-index` to update the register's README.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { nearestNames } from '#mock-server/scenarios/nearest-names.ts'
import { printTrace, withIndex } from './requirements/print.ts'
import { type Area, readRegister } from './requirements/register.ts'
import { readRun } from './requirements/results.ts'
import { trace } from './requirements/trace.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const registerFolder = join(root, 'docs/requirements')

/** Runs the command and returns its exit code: 1 if tests name ids that the register lacks, else 0. */
function main(args: readonly string[]): number {
  const { values } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean' }, area: { type: 'string' }, 'write-index': { type: 'boolean' } },
  })
  const areas = readRegister(registerFolder)
  if (values['write-index']) {
    const readme = join(registerFolder, 'README.md')
    writeFileSync(readme, withIndex(readFileSync(readme, 'utf8'), areas))
    return 0
  }
  const run = readRun(join(root, '.results'))
  const traced = trace(areas, run, choose(areas, values.area))
  // Standard output is for machines; the reason why it is all zeros goes to standard error, for people.
  if (values.json) for (const reason of run.reasons) console.error(reason)
  console.log(values.json ? JSON.stringify(traced, null, 2) : printTrace(traced, run))
  return traced.unknown.length > 0 ? 1 : 0
}

/** The areas in `--area`, or all of them. Throws for a name that the register lacks. */
function choose(areas: readonly Area[], option: string | undefined): readonly Area[] {
  if (option === undefined) return areas
  const names = option.split(',').map((name) => name.trim())
  const stranger = names.find((name) => !areas.some((area) => area.name === name))
  if (stranger !== undefined) {
    const near = nearestNames(
      stranger,
      areas.map(({ name }) => name),
      2,
    )
    throw new Error(`The register has no area "${stranger}". Did you mean ${near.join(' or ')}?`)
  }
  return areas.filter(({ name }) => names.includes(name))
}

try {
  process.exitCode = main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
