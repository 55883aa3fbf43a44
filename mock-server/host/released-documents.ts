import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const root = join(import.meta.dirname, '../..')

/** The parts of a release's file that are read here; `toolkit/contract/release/` writes it. */
const releaseFile = z.object({
  retiredFrom: z.string().nullable(),
  operations: z.record(z.string(), z.object({ name: z.string(), kind: z.string(), body: z.string() })),
})

/** The documents of every release that is not retired, by hash: a locked server answers them too, because somebody still sends them. */
export function releasedDocuments(
  folder: string = root,
  today: string = new Date().toISOString().slice(0, 10),
): Record<string, { name: string; kind: string; body: string }> {
  const releases = globSync('schema/released/*.json', { cwd: folder }).map((file) =>
    releaseFile.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  )
  const inUse = releases.filter(({ retiredFrom }) => retiredFrom === null || today < retiredFrom)
  return Object.assign({}, ...inUse.map(({ operations }) => operations)) as Record<string, { name: string; kind: string; body: string }>
}
