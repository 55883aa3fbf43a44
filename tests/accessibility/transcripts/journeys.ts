import type { Journey } from './journey.ts'
import { accountJourneys } from './journeys/account.ts'
import { buyingJourneys } from './journeys/buying.ts'
import { findingJourneys } from './journeys/finding.ts'
import { frameJourneys } from './journeys/frame.ts'
import { loginJourneys } from './journeys/logging-in.ts'
import { membershipJourneys } from './journeys/membership.ts'
import { promptsJourneys } from './journeys/prompts.ts'

/** Every journey, each with a file of its own in `approved/`. */
export const journeys: readonly Journey[] = [
  ...buyingJourneys,
  ...findingJourneys,
  ...frameJourneys,
  ...loginJourneys,
  ...accountJourneys,
  ...membershipJourneys,
  ...promptsJourneys,
]
