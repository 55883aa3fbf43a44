import { SessionError } from './session-error.ts'
import { WORLD_ID } from './session-key.ts'

/** The name, when a world may have it. Throws a SessionError. */
export function checkedWorldName(world: string): string {
  if (WORLD_ID.test(world)) return world
  throw new SessionError('BAD_WORLD_NAME', 'A world is named by 1 to 80 letters, digits, dots, dashes or underscores.')
}
