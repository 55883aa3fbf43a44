import type { Journey } from './journey.ts'
import { account } from './journeys/account.ts'
import { buying } from './journeys/buying.ts'
import { finding } from './journeys/finding.ts'
import { frame } from './journeys/frame.ts'
import { loggingIn } from './journeys/logging-in.ts'
import { membership } from './journeys/membership.ts'
import { prompts } from './journeys/prompts.ts'

/** Every journey, each with a file of its own in `approved/`. */
export const journeys: readonly Journey[] = [...buying, ...finding, ...frame, ...loggingIn, ...account, ...membership, ...prompts]
