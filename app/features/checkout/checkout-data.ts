import 'server-only'
import { cache } from 'react'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { type CheckoutFieldsFragment, GetCheckoutDocument } from '#operations/__generated__/operations.ts'

export type CheckoutView = CheckoutFieldsFragment
export type AddressView = CheckoutView['addresses'][number]

/** The shopper's checkout, asked once a page. */
export const checkoutData = cache(async (pageRequest: PageRequest): Promise<CheckoutView> => {
  const { checkout } = await serverQuery(pageRequest, GetCheckoutDocument, {})
  return checkout
})
