import { SessionError } from './session-error.ts'
import { WORLD_ID } from './session-key.ts'

/** Returns a valid world name. Throws a SessionError otherwise. */
export function checkedWorldName(world: string): string {
  if (WORLD_ID.test(world)) return world
  throw new SessionError('BAD_WORLD_NAME', 'A world is named by 1 to 80 letters, digits, dots, dashes or underscores.')
}
