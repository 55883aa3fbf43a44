import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StateEvidence } from './evidence.ts'

/** Where the review writes, by default. Nothing in it is committed. */
export const REPORT_FOLDER = join(import.meta.dirname, '../../../reports/accessibility')

/** Evidence lies in `evidence/`, one JSON file a state, with its pictures beside the pages in `pictures/`. */
const evidenceFolder = (report: string) => join(report, 'evidence')
const pictureFolder = (report: string) => join(report, 'pictures')

/** The evidence of a state, or undefined if there is none that can be read. */
export function readEvidence(report: string, id: string): StateEvidence | undefined {
  try {
    const read: unknown = JSON.parse(readFileSync(join(evidenceFolder(report), `${id}.json`), 'utf8'))
    return isEvidence(read) ? read : undefined
  } catch {
    return undefined
  }
}

/** Writes a state's evidence and pictures. A run that is cut off leaves whole files only. */
export function writeEvidence(report: string, evidence: StateEvidence, pictures: Readonly<Record<string, Buffer>>): void {
  for (const folder of [evidenceFolder(report), pictureFolder(report)]) mkdirSync(folder, { recursive: true })
  for (const [name, picture] of Object.entries(pictures)) replaceFile(join(pictureFolder(report), name), picture)
  replaceFile(join(evidenceFolder(report), `${evidence.id}.json`), JSON.stringify(evidence))
}

/** Removes the evidence and pictures of states that the state table no longer has. Returns their ids. */
export function removeGone(report: string, ids: ReadonlySet<string>): string[] {
  const gone = existsSync(evidenceFolder(report))
    ? readdirSync(evidenceFolder(report))
        .map((file) => file.replace(/\.json$/, ''))
        .filter((id) => !ids.has(id))
    : []
  for (const id of gone) {
    rmSync(join(evidenceFolder(report), `${id}.json`), { force: true })
    for (const width of [1440, 390]) rmSync(join(pictureFolder(report), `${id}-${width}.jpg`), { force: true })
  }
  return gone
}

function replaceFile(path: string, content: string | Buffer): void {
  const beside = `${path}.${process.pid}.part`
  writeFileSync(beside, content)
  renameSync(beside, path)
}

function isEvidence(read: unknown): read is StateEvidence {
  return typeof read === 'object' && read !== null && 'fingerprint' in read && 'widths' in read && Array.isArray(read.widths)
}
