import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** One change that a careless hand might make, and the requirements that must turn red by it. */
export type RecordedBreak = {
  /** What goes wrong for a person or a client, in words. */
  says: string
  /** The file that is changed, by its path from the root. */
  file: string
  /** The text that is changed. It stands in the file exactly once. */
  from: string
  /** What it becomes: code that still runs, so that a test sees what it does and not that it cannot be loaded. */
  to: string
  /** Of each of these a test that passed must fail. */
  turnsRed: readonly string[]
  /** The files of those tests: unit tests, or browser specs where nothing smaller can see it. */
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

/** Reads what is recorded in a folder, a file an area: `basket.ts` holds the breaks of BASKET. */
export async function readBreaks(folder: string): Promise<AreaBreaks[]> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .sort()
  return Promise.all(
    files.map(async (file) => ({
      area: file.replace(/\.ts$/, '').toUpperCase(),
      breaks: fileSchema.parse(await import(join(folder, file))).breaks,
    })),
  )
}

/** Whether only a browser can see the break. */
export function needsBrowser({ seenBy }: RecordedBreak): boolean {
  return seenBy.every((file) => file.endsWith('.spec.ts'))
}
