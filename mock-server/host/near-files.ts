import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { nearestNames } from '../scenarios/nearest-names.ts'

/** ` Near to it: origin.graphql.`: files beside a missing one whose names are nearest to its own and end alike. Empty when there are none. */
export function nearFilesText(path: string, ending: string): string {
  const folder = dirname(path)
  const beside = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ending)) : []
  const near = nearestNames(basename(path), beside, 3)
  return near.length > 0 ? ` Near to it: ${near.join(', ')}.` : ''
}
