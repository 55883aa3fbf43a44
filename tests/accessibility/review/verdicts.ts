import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Where verdicts are kept, one file each; they are committed. */
const VERDICT_FOLDER = join(import.meta.dirname, '../../../docs/accessibility/verdicts')

const verdictShape = z.strictObject({
  /** Id of a card. */
  card: z.string().min(1),
  /** Name of a state, as the report shows it. */
  state: z.string().min(1),
  /** What the state told assistive technology when it was judged; see `spokenContentHash`. */
  content: z.string().regex(/^[0-9a-f]{32}$/),
  verdict: z.enum(['pass', 'fail', 'not-applicable']),
  note: z.string().max(4000).default(''),
  by: z.string().min(1),
  /** Day of the verdict, YYYY-MM-DD. */
  on: z.iso.date(),
  /** Browser and assistive technology, such as `Firefox 140 with NVDA 2026.1`. */
  with: z.string().min(1),
})

/** What a person judged of one card in one state. */
export type PersonVerdict = z.infer<typeof verdictShape>

/** A verdict file that cannot be used, and why. */
export type BadVerdict = { file: string; why: string }

/** Whether a verdict still holds: `stale` if the state has changed since, `gone` if the state table has no such state. */
export type Standing = 'holds' | 'stale' | 'gone'

/** Every verdict of a folder, and the files that are none. A folder that is not there has no verdicts. */
export function readVerdicts(folder: string = VERDICT_FOLDER): { verdicts: PersonVerdict[]; bad: BadVerdict[] } {
  const verdicts: PersonVerdict[] = []
  const bad: BadVerdict[] = []
  for (const file of filesIn(folder)) {
    try {
      const read = verdictShape.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
      if (read.success) verdicts.push(read.data)
      else bad.push({ file, why: z.prettifyError(read.error).replaceAll('\n', ' ') })
    } catch (error) {
      bad.push({ file, why: error instanceof Error ? error.message : String(error) })
    }
  }
  return { verdicts, bad }
}

/** Writes a verdict to its file, in place of an earlier one of the same card and state. Returns the file's path. */
export function writeVerdict(verdict: PersonVerdict, stateId: string, folder: string = VERDICT_FOLDER): string {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${verdict.card}--${stateId}.json`)
  writeFileSync(path, `${JSON.stringify(verdictShape.parse(verdict), null, 2)}\n`)
  return path
}

/** Compares a verdict with the states of the last run, by name. */
export function standingOf({ state, content }: PersonVerdict, states: ReadonlyMap<string, { content: string }>): Standing {
  const now = states.get(state)
  if (!now) return 'gone'
  return now.content === content ? 'holds' : 'stale'
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .sort()
  } catch {
    return []
  }
}
