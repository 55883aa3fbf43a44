import { useEffect } from 'react'
import { recordExposure } from '#app/platform/experiments/exposures.ts'
import { isInPromoExperiment, PROMO_EXPERIMENT } from './promo-group.ts'

/** Records that the shopper was where the promo experiment shows, or does not. `group` is undefined until it is known. [PROMO-12] */
export function usePromoExposure(group: string | undefined): void {
  useEffect(() => {
    if (group !== undefined && isInPromoExperiment(group)) recordExposure(PROMO_EXPERIMENT, group)
  }, [group])
}
