import { z } from 'zod'

/** The two stores, by locale. */
export const storeLocale = z.enum(['en-GB', 'en-US'])

/** A name or short text from the contract. */
export const shortText = z.string().max(2000)

/** A CMS text. Longer than the shop shows one, so that a state can have a text that is too long. */
export const longText = z.string().max(40_000)

/** A list with a maximum length. */
export function listOf<Entry extends z.ZodType>(entry: Entry, most = 200) {
  return z.array(entry).max(most)
}

/** Strings by name. */
export const textRecord = z.record(z.string().max(200), z.string().max(20_000))

/** Any JSON values by name; this API does not define their shape. */
export const jsonRecord = z.record(z.string(), z.unknown())

/** A selection as text: a scenario name, facets, or both. */
export const selectionText = z
  .string()
  .max(2000)
  .meta({ description: 'A scenario, facets, or both.', example: 'uk-plus-member&basket=one-item' })

/** A valid world name. */
export const worldName = z
  .string()
  .regex(/^[\w.-]{1,80}$/, 'A world is named by 1 to 80 letters, digits, dots, dashes or underscores.')
  .meta({ description: 'Name of the world: sessions of one selection are told apart by it.', example: 'my-try' })

/** An instant, ISO 8601. */
export const instantSchema = z.iso.datetime({ offset: true }).meta({ example: '2026-03-02T10:00:00.000Z' })

/** The body of an error: what happened and what to do, with a machine-readable code. */
export const errorBody = z
  .strictObject({
    error: z.strictObject({
      code: z.string().meta({ example: 'UNKNOWN_SCENARIO' }),
      message: z.string(),
      details: z
        .strictObject({
          nearest: z.array(z.string()).optional(),
          issues: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
        })
        .optional(),
    }),
  })
  .meta({
    id: 'Error',
    description: 'What happened and what to do. `nearest` are known names near to an unknown one, `issues` say what is wrong where.',
  })

export type ErrorBody = z.infer<typeof errorBody>
