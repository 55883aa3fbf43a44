import { z } from 'zod'
import { FEWEST_EXPECTED, MISMATCH_BELOW, ratioVerdicts } from '../../journal/exposures/exposure-table.ts'

const share = z.number().min(0).max(1)

const experiment = z
  .strictObject({
    flag: z.string(),
    exposures: z.number().int().meta({ description: 'Sessions that saw exactly one variation.' }),
    mixed: z.number().int().meta({ description: 'Sessions that saw more than one, which are not counted.' }),
    variations: z.array(
      z.strictObject({
        variation: z.string(),
        exposures: z.number().int(),
        share,
        plannedShare: share.meta({ description: '0 where no exposure is planned.' }),
      }),
    ),
    chiSquare: z.number().nullable(),
    probability: share.nullable().meta({ description: 'How often chance alone makes a sample that is as far from the plan.' }),
    verdict: z.enum(ratioVerdicts),
  })
  .meta({ id: 'ExposedExperiment' })

/** How many sessions saw each variation of each experiment, and whether that is the planned ratio. */
export const exposureTableView = z
  .strictObject({
    sessions: z.number().int().meta({ description: 'Open sessions whose journals were read.' }),
    experiments: z.array(experiment),
  })
  .meta({
    id: 'ExposureTable',
    description: `A chi-square test of each experiment's ratio. MISMATCH below a probability of ${MISMATCH_BELOW}, or where a variation was seen that is not planned; NO_RATIO where one variation alone is recorded; TOO_FEW where fewer than ${FEWEST_EXPECTED} exposures of a variation are expected.`,
  })
