import { badInput, problem } from '../errors.ts'

/** Rejects a list that exceeds its documented length. */
export function requireAtMost(name: string, list: readonly unknown[], most: number): void {
  if (list.length > most) throw badInput([problem('TOO_LONG', [name], `${name} holds ${list.length}, at most ${most} are allowed.`)])
}

/** Rejects a number outside its bounds. */
export function requireWithin(name: string, value: number, least: number, most: number): void {
  if (value < least || value > most)
    throw badInput([problem('OUT_OF_RANGE', [name], `${name} is ${value}, ${least} to ${most} is allowed.`)])
}
