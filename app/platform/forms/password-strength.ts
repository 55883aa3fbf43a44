/** How hard a password is to guess. `short` is one that the contract refuses. */
export type PasswordStrength = 'short' | 'common' | 'personal' | 'weak' | 'fair' | 'strong'

/** The first of every list of leaked passwords, and ours. Compared without digits and signs at the ends. */
const COMMON = new Set(
  (
    'password passwort passw0rd p4ssword qwerty qwertyuiop qwertyui asdfghjkl asdfgh zxcvbnm letmein welcome iloveyou sunshine princess ' +
    'football baseball dragon monkey shadow master superman batman trustno1 michael jennifer jordan hunter charlie liverpool arsenal chelsea ' +
    'abc abcd abcdef abcdefgh whatever starwars computer internet secret changeme admin administrator login ottilie lipstick beauty makeup'
  ).split(' '),
)

/** Parts of a name or an address shorter than this are in many words by chance. */
const LEAST_PERSONAL = 4

/**
 * Says how hard a password is to guess, for words beside the field. Length counts most: a long phrase of plain letters is stronger than eight signs.
 * Only `short` is refused.
 */
export function passwordStrength(
  password: string,
  { least, personal = [] }: { least: number; personal?: readonly string[] },
): PasswordStrength {
  const characters = [...password.trim()]
  if (characters.length < least) return 'short'
  const lower = password.toLowerCase()
  const core = lower.replaceAll(/^[^a-z]+|[^a-z]+$/g, '')
  if (COMMON.has(core) || COMMON.has(lower) || isRun(characters)) return 'common'
  const parts = personal.flatMap((text) => text.toLowerCase().split(/[\s@.+_-]+/)).filter((part) => part.length >= LEAST_PERSONAL)
  if (parts.some((part) => lower.includes(part))) return 'personal'
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length
  const worth = Math.min(characters.length, new Set(characters).size * 2) + (kinds - 1) * 2
  if (worth >= 16) return 'strong'
  return worth >= 12 ? 'fair' : 'weak'
}

/** One character again and again, or each one next to the one before, as 12345678 and hgfedcba. */
function isRun(characters: readonly string[]): boolean {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)))
  const [step] = steps
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1
}
