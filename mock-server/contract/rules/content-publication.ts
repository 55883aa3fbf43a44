import { HOUR } from './instants.ts'

/** When and where an entry of the CMS is shown. Without any of these it is published in the main branch for good. */
export type Publication = {
  /** The content environment that it was written in; absent: the main one. */
  readonly branch?: string
  /** Not published yet: only previews show it. */
  readonly isDraft?: boolean
  /** Shown from and until then, hours from the world's start. */
  readonly fromHours?: number
  readonly untilHours?: number
}

/** The content environment that every other one builds on. */
const MAIN = 'master'

/** Who asks for content, and when: `sinceStart` in milliseconds. */
export type ContentAsked = { readonly branchName: string; readonly preview: boolean; readonly sinceStart: number }

/**
 * The one of several versions of an entry that is shown; undefined if none is. A branch shows what it has, and of the rest what the main one shows. Of
 * published versions the one that began last is shown. A preview shows what comes before what is: a draft, then what is planned.
 */
export function shownVersion<Entry extends Publication>(versions: readonly Entry[], asked: ContentAsked): Entry | undefined {
  const shown = versions.filter((version) => isShown(version, asked))
  const rank = ({ branch = MAIN, isDraft = false, fromHours = Number.NEGATIVE_INFINITY }: Entry) =>
    [Number(branch === asked.branchName), Number(isDraft), fromHours] as const
  return shown.reduce<Entry | undefined>((best, version) => (best && !isBefore(rank(best), rank(version)) ? best : version), undefined)
}

function isShown(
  { branch = MAIN, isDraft, fromHours = Number.NEGATIVE_INFINITY, untilHours = Number.POSITIVE_INFINITY }: Publication,
  asked: ContentAsked,
): boolean {
  if (branch !== MAIN && branch !== asked.branchName) return false
  if (asked.sinceStart >= untilHours * HOUR) return false
  return asked.preview || (!isDraft && asked.sinceStart >= fromHours * HOUR)
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}
