import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'

/** A plausible mistake in the code, and the requirements whose tests must fail because of it. */
export type RecordedBreak = {
  /** What goes wrong for a person or a client, in words. */
  says: string
  /** The changed file, by its path from the root. */
  file: string
  /** The text to replace. It must occur in the file exactly once. */
  from: string
  /** The replacement. It must still load, so that tests fail because of its behaviour. */
  to: string
  /** Requirements: for each, a passing test must fail. */
  turnsRed: readonly string[]
  /** Files of those tests: unit tests, or browser specs if nothing smaller can detect the break. */
  seenBy: readonly string[]
}

/** The breaks of one area, by the register's name for it. */
export type AreaBreaks = { area: string; breaks: readonly RecordedBreak[] }

const words = z.array(z.string().min(1)).min(1).readonly()

const fileSchema: z.ZodType<{ breaks: readonly RecordedBreak[] }> = z.object({
  breaks: z
    .array(z.strictObject({ says: z.string().min(1), file: z.string(), from: z.string(), to: z.string(), turnsRed: words, seenBy: words }))
    .readonly(),
})

/** Reads the recorded breaks of a folder, one file for each area: `basket.ts` holds the breaks of BASKET. */
export async function readBreaks(folder: string): Promise<AreaBreaks[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort((one, other) => basename(one).localeCompare(basename(other)))
  return Promise.all(
    files.map(async (file) => ({
      area: basename(file, '.ts').toUpperCase(),
      breaks: fileSchema.parse(await import(join(folder, file))).breaks,
    })),
  )
}

/** Whether only a browser can detect the break. */
export function needsBrowser({ seenBy }: RecordedBreak): boolean {
  return seenBy.every((file) => file.endsWith('.spec.ts'))
}
