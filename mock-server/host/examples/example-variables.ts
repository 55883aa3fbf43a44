import { accountExamples } from './account.ts'
import { basketExamples } from './basket.ts'
import { catalogueExamples } from './catalogue.ts'
import { contentExamples } from './content.ts'
import type { OperationExamples } from './example.ts'
import { membershipExamples } from './membership.ts'
import { wishlistExamples } from './wishlist.ts'

/**
 * What each operation is run with to see what it answers: by `contract coverage` in every scenario, and by whoever holds the contract
 * against a server. One example for each thing that only variables bring about (an unknown slug, a term that finds nothing); what a
 * scenario brings about needs no example of its own. An operation without one is reported as not exercised.
 */
export const exampleVariables: OperationExamples = {
  ...accountExamples,
  ...basketExamples,
  ...catalogueExamples,
  ...contentExamples,
  ...membershipExamples,
  ...wishlistExamples,
}
