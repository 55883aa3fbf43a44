import { useEffect } from 'react'
import { recordExposure } from '#app/platform/experiments/exposures.ts'
import { isInPromoExperiment, PROMO_EXPERIMENT } from './promo-group.ts'

/** Records the exposure to the promo experiment, control group included. `group` is undefined until it is known. */
export function usePromoExposure(group: string | undefined): void {
  useEffect(() => {
    if (group !== undefined && isInPromoExperiment(group)) recordExposure(PROMO_EXPERIMENT, group)
  }, [group])
}
