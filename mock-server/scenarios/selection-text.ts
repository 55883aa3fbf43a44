import type { FacetName } from '#fixtures/scenarios/record.ts'
import { facetOrder } from './library.ts'
import { nearestNames } from './nearest-names.ts'
import { impossible, SelectionError, shortenedName } from './selection-error.ts'

/** A parsed selection, not yet resolved. Several values of a part keep their written order. */
export type WrittenSelection = {
  scenario?: string
  facets: Readonly<Partial<Record<FacetName, readonly string[]>>>
  flags: Readonly<Record<string, string>>
  clock?: string
  faults: readonly string[]
  seed?: string
}

/** Maximum length of the text and of one value, in characters, and maximum number of parts. */
const LONGEST_TEXT = 2000
const LONGEST_VALUE = 300
const LONGEST_FAULT = 1000
const MOST_VALUES = 60

const known: readonly string[] = [...facetOrder, 'flag.<name>', 'clock', 'fault', 'seed']

const isFacet = (key: string): key is FacetName => facetOrder.some((facet) => facet === key)

/** Parses a selection. Throws a SelectionError for malformed text; does not check that its names exist. */
export function takeApart(text: string): WrittenSelection {
  if (text.length > LONGEST_TEXT) throw impossible(`A selection has at most ${LONGEST_TEXT} characters; this one has ${text.length}.`)
  const pieces = text.split('&').filter((piece) => piece.trim() !== '')
  const names = pieces.filter((piece) => !piece.includes('=')).map((piece) => decoded(piece.trim()))
  if (new Set(names).size > 1) throw impossible(`A selection names one scenario; this one names ${names.map(shortenedName).join(' and ')}.`)
  const parts = partsOf(pieces.filter((piece) => piece.includes('=')))
  const facets = Object.fromEntries([...parts].filter(([key]) => isFacet(key)))
  const flags = [...parts].filter(([key]) => key.startsWith('flag.')).map(([key, values]) => [key.slice(5), single(key, values)] as const)
  const clock = parts.get('clock')
  const seed = parts.get('seed')
  return {
    ...(names[0] === undefined ? {} : { scenario: names[0] }),
    facets,
    flags: Object.fromEntries(flags),
    ...(clock ? { clock: single('clock', clock) } : {}),
    faults: parts.get('fault') ?? [],
    ...(seed ? { seed: single('seed', seed) } : {}),
  }
}

/** Values by key, without duplicates. */
function partsOf(pieces: readonly string[]): Map<string, string[]> {
  const parts = new Map<string, string[]>()
  let count = 0
  for (const piece of pieces) {
    const [key, values] = partOf(piece)
    count += values.length
    if (count > MOST_VALUES) throw impossible(`A selection has at most ${MOST_VALUES} values.`)
    parts.set(key, [...new Set([...(parts.get(key) ?? []), ...values])])
  }
  return parts
}

function partOf(piece: string): [key: string, values: string[]] {
  const at = piece.indexOf('=')
  const key = decoded(piece.slice(0, at).trim())
  if (!isFacet(key) && !/^flag\../.test(key) && !['clock', 'fault', 'seed'].includes(key)) throw unknownPart(key)
  const written = piece.slice(at + 1)
  // In a URL, a plus decodes to a space.
  const text = key === 'clock' ? written.replace(/^ /, '+').replaceAll(/(?<=running|frozen) /g, '+') : written
  const values = key === 'seed' ? [text] : text.split(',')
  const read = key === 'fault' ? decodedFault : decoded
  return [key, values.map((value) => bounded(key, read(value.trim()))).filter((value) => value !== '' || key.startsWith('flag.'))]
}

function unknownPart(key: string): SelectionError {
  const near = nearestNames(key, known, 3)
  return new SelectionError('UNKNOWN_SCENARIO', `A selection knows no '${shortenedName(key)}'. It knows: ${known.join(', ')}.`, near)
}

function bounded(key: string, value: string): string {
  const longest = key === 'fault' ? LONGEST_FAULT : LONGEST_VALUE
  if (value.length > longest) throw impossible(`A value of ${shortenedName(key)} has at most ${longest} characters.`)
  return value
}

function single(key: string, values: readonly string[]): string {
  if (values.length > 1) throw impossible(`${key} is said twice: ${values.map(shortenedName).join(' and ')}.`)
  return values[0] ?? ''
}

function decoded(text: string): string {
  try {
    return text.includes('%') ? decodeURIComponent(text) : text
  } catch {
    throw impossible(`'${shortenedName(text)}' cannot be read: a percent sign is written %25.`)
  }
}

/** Percent-encodes only characters that would be ambiguous or are unsafe in a header or in shell quotes. */
function encoded(text: string): string {
  return text.toWellFormed().replaceAll(/[^\w.:;*+@/!$()~-]/gu, (sign) => (sign === "'" ? '%27' : encodeURIComponent(sign)))
}

/** Faults contain percent signs of their own, which stay as they are unless that is ambiguous. */
function encodedFault(text: string): string {
  return text.includes('%25') ? text.replaceAll('%', '%25') : text
}

function decodedFault(text: string): string {
  return text.replaceAll('%25', '%')
}

/** A selection in canonical order: scenario, facets, flags by name, clock, faults, seed. */
export function putTogether({ scenario, facets, flags, clock, faults, seed }: WrittenSelection): string {
  const said = facetOrder.flatMap((facet) => (facets[facet]?.length ? [`${facet}=${facets[facet].map(encoded).join(',')}`] : []))
  const flagged = Object.keys(flags)
    .sort()
    .map((name) => `flag.${encoded(name)}=${encoded(flags[name] ?? '')}`)
  return [
    ...(scenario === undefined ? [] : [encoded(scenario)]),
    ...said,
    ...flagged,
    ...(clock === undefined ? [] : [`clock=${clock}`]),
    ...(faults.length > 0 ? [`fault=${faults.map(encodedFault).join(',')}`] : []),
    ...(seed === undefined ? [] : [`seed=${encoded(seed)}`]),
  ].join('&')
}
