import { z } from 'zod'

const experimentSchema = z.object({
  flag: z.string(),
  exposures: z.number(),
  mixed: z.number(),
  variations: z.array(z.object({ variation: z.string(), exposures: z.number(), share: z.number(), plannedShare: z.number() })),
  chiSquare: z.number().nullable(),
  probability: z.number().nullable(),
  verdict: z.enum(['NO_RATIO', 'TOO_FEW', 'AS_PLANNED', 'MISMATCH']),
})
/** The exposures of one experiment; shares are 0 to 1. */
export type ListedExperiment = z.infer<typeof experimentSchema>

/** Schema of the control API's response about exposures. */
export const exposuresSchema = z.object({ sessions: z.number(), experiments: z.array(experimentSchema) })
/** The exposures of every open session. */
export type ListedExposures = z.infer<typeof exposuresSchema>
