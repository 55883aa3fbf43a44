import type { ComponentProps } from 'react'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { RecommendationRow } from './RecommendationRow.tsx'
import { type RecommendationRequest, recommendationFor } from './recommendations-data.ts'

type RecommendationsProps = Pick<ComponentProps<typeof RecommendationRow>, 'Card' | 'origin'> & {
  pageRequest: PageRequest
  request: RecommendationRequest
}

/** The recommendations of a page, if there are any. */
export async function Recommendations({ pageRequest, request, ...rest }: RecommendationsProps) {
  const row = await recommendationFor(pageRequest, request)
  return row && <RecommendationRow row={row} store={pageRequest.store} {...rest} />
}
