import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type FileScore, type MutationScore, mutationScore, percent, reportSchema } from './mutation.ts'
import { survivors } from './survivors.ts'

/** The minimum percentage of mutants that tests must kill, over all rules together. */
const BAR = 95

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const { values, positionals: rooms } = parseArgs({ allowPositionals: true, options: { write: { type: 'string' } } })

const reports = rooms.map((room) => reportSchema.parse(JSON.parse(readFileSync(at(`.results/mutation-${room}.json`), 'utf8'))))
const score = mutationScore({ files: Object.assign({}, ...reports.map(({ files }) => files)) }, survivors)
process.stdout.write(`${alivePart(score)}\n${score.killed} of ${total(score)} breaks seen: ${percent(score).toFixed(1)} %\n`)
if (values.write !== undefined) {
  mkdirSync(at('docs/proof'), { recursive: true })
  writeFileSync(at('docs/proof/mutation.md'), page(score, values.write))
}
const isProven = percent(score) >= BAR && score.alive === 0 && score.unused.length === 0
for (const { file, code } of score.unused)
  process.stderr.write(`${file}: \`${code}\` has no break that lives: take it out of toolkit/prove/survivors.ts.\n`)
if (!isProven)
  process.stderr.write(`Not proven: at least ${BAR} % must be seen, and what is not seen needs a reason in toolkit/prove/survivors.ts.\n`)
process.exit(isProven ? 0 : 1)

function total({ killed, alive, excused }: MutationScore): number {
  return killed + alive + excused
}

/** The surviving mutants without a reason, as `file:line` entries. */
function alivePart({ files }: MutationScore): string {
  return files.flatMap(({ alive }) => alive.map(({ file, line, code, broken }) => `${file}:${line}  ${code}  =>  ${broken}`)).join('\n')
}

function page(whole: MutationScore, provenCommit: string): string {
  const rows = whole.files.map(row)
  const reasons = whole.files
    .flatMap(({ excused }) => [...new Set(excused)])
    .map(({ file, code, broken, why }) => `- \`${file}\`: \`${code}\` into \`${broken}\`. ${why}`)
  return `# Rules broken on purpose

Written by \`npm run prove\` for commit ${provenCommit}. Each rule is broken in every small way that the mutation tester knows; a break counts as seen when
a test fails. At least ${BAR} % must be seen, and each that is not has its reason below.

**${whole.killed} of ${total(whole)} breaks seen: ${percent(whole).toFixed(1)} %.**

| File | Breaks | Seen |
|---|---:|---:|
${rows.join('\n')}

## Breaks that no test can see

${reasons.join('\n')}
`
}

function row({ file, killed, alive, excused }: FileScore): string {
  const counts = { killed, alive: alive.length, excused: excused.length }
  return `| \`${file}\` | ${killed + alive.length + excused.length} | ${percent(counts).toFixed(1)} % |`
}
