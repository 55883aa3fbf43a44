import { accountExamples } from './account.ts'
import { basketExamples } from './basket.ts'
import { catalogueExamples } from './catalogue.ts'
import { contentExamples } from './content.ts'
import type { OperationExamples } from './example.ts'
import { membershipExamples } from './membership.ts'
import { wishlistExamples } from './wishlist.ts'

/**
 * Example variables of each operation, for `contract coverage`, which runs them in every scenario, and for comparing the contract with a
 * server. There is one example for each case that only variables can produce (an unknown slug, a term without results); cases that a scenario
 * produces need no example. An operation without an example is reported as not exercised.
 */
export const exampleVariables: OperationExamples = {
  ...accountExamples,
  ...basketExamples,
  ...catalogueExamples,
  ...contentExamples,
  ...membershipExamples,
  ...wishlistExamples,
}
