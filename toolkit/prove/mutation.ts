import { z } from 'zod'
import type { Survivor } from './survivors.ts'

const place = z.object({ line: z.number(), column: z.number() })
const mutantSchema = z.object({
  mutatorName: z.string(),
  replacement: z.string().default(''),
  status: z.enum(['Killed', 'Survived', 'NoCoverage', 'Timeout', 'CompileError', 'RuntimeError', 'Ignored', 'Pending']),
  location: z.object({ start: place, end: place }),
})

/** The parts of Stryker's report that are read here. */
export const reportSchema = z.object({
  files: z.record(z.string(), z.object({ source: z.string(), mutants: z.array(mutantSchema) })),
})

/** Mutants of one file by outcome. */
export type FileScore = {
  file: string
  /** Killed: a test failed or timed out. */
  killed: number
  /** Survived, without a reason. */
  alive: Break[]
  /** Survived, with a reason. */
  excused: Survivor[]
}

/** A mutant that survived. */
type Break = { file: string; line: number; code: string; broken: string }

/** Summary of a whole run. */
export type MutationScore = { files: FileScore[]; killed: number; alive: number; excused: number; unused: Survivor[] }

/** Compares a report with the list of mutants that may survive. A row counts once for each mutant that it matches. */
export function mutationScore(report: z.infer<typeof reportSchema>, survivors: readonly Survivor[]): MutationScore {
  const used = new Set<Survivor>()
  const files = Object.entries(report.files).map(([file, { source, mutants }]): FileScore => {
    const unseen = mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(({ location, replacement }) => ({
        file,
        line: location.start.line,
        code: textAt(source, location),
        broken: oneLine(replacement),
      }))
    const reasons = unseen.map((found) => survivors.find((known) => isOf(known, found)))
    for (const reason of reasons) if (reason) used.add(reason)
    return {
      file,
      killed: mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length,
      alive: unseen.filter((_, at) => reasons[at] === undefined),
      excused: reasons.filter((reason) => reason !== undefined),
    }
  })
  const total = (count: (score: FileScore) => number) => files.reduce((sum, score) => sum + count(score), 0)
  return {
    files,
    killed: total(({ killed }) => killed),
    alive: total(({ alive }) => alive.length),
    excused: total(({ excused }) => excused.length),
    unused: survivors.filter((survivor) => !used.has(survivor) && survivor.file in report.files),
  }
}

/** Percentage of mutants that were killed. Excused ones count as survivors. */
export function percent({ killed, alive, excused }: { killed: number; alive: number; excused: number }): number {
  const all = killed + alive + excused
  return all === 0 ? 100 : (100 * killed) / all
}

function isOf({ file, code, broken }: Survivor, found: Break): boolean {
  return file === found.file && code === found.code && broken === found.broken
}

type Location = z.infer<typeof mutantSchema>['location']

function textAt(source: string, { start, end }: Location): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  const cut = lines.map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined))
  return oneLine(cut.join('\n'))
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
