import type { ContractChange } from '../changes/contract-change.ts'
import { linesWith, type SourceFile, type SourceLine } from './source-files.ts'

/** Where an element is answered: the files of the mock server that resolve it, and the fixtures that hold its values. */
export type AnsweredBy = { resolvers: SourceLine[]; fixtures: SourceLine[] }

/** What answers the contract, and the data it answers from. */
const RESOLVERS = /^mock-server\/contract\//
const FIXTURES = /^fixtures\//
const TEST = /\.test\.tsx?$/

/** Names that stand in too many files to say anything alone: they count only beside the name of their type. */
const SHORT = 5

/**
 * The files that answer the changed element, found by its name: as a key, a property or a quoted value. A file that names the element's type or lies in its
 * domain comes first, and for a short name only such a file counts. Found by name, so a file may be listed that means another thing.
 */
export function answeredBy({ element }: ContractChange, domain: string, files: ReadonlyMap<string, SourceFile>): AnsweredBy {
  if (element.includes('@') || !/^[A-Z]/.test(element)) return { resolvers: [], fixtures: [] }
  const [type = '', name, argument] = element.split('.')
  const sought = argument ?? name
  const isOf = ({ file, text }: SourceFile): boolean => new RegExp(`\\b${type}\\b`).test(text) || file.includes(`/${domain}`)
  const isRoot = type === 'Query' || type === 'Mutation'
  const pattern = sought === undefined ? new RegExp(`\\b${type}\\b`) : new RegExp(`'${sought}'|\\b${sought}\\??\\s*[:(,}=]|\\.${sought}\\b`)
  const places = (folder: RegExp): SourceLine[] => {
    const sources = [...files.values()].filter(({ file }) => folder.test(file) && !TEST.test(file))
    const own = linesWith(sources.filter(isOf), pattern)
    if (own.length > 0 || sought === undefined || sought.length < SHORT) return own
    return linesWith(sources, pattern)
  }
  return { resolvers: places(RESOLVERS), fixtures: isRoot ? [] : places(FIXTURES) }
}
