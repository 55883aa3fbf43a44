import { z } from 'zod'
import { contentHref } from '#app/platform/store/content-href.ts'
import { defaultStore } from '#app/platform/store/stores.ts'
import type { ContentBlock } from './content-data.ts'

/** The longest heading and text of a section, characters. */
const LONGEST_HEADING = 300
const LONGEST_BODY = 20_000

const image = z.object({ id: z.string(), src: z.string().min(1), altText: z.string().nullable(), description: z.string().nullable() })
const link = z.object({ href: z.string().trim().min(1).refine(leadsSomewhere), text: z.string().trim().min(1) })

/** A link or picture that is none is as if there were none: the words stand without it. */
const words = {
  id: z.string().min(1),
  heading: z.string().trim().min(1).max(LONGEST_HEADING),
  body: z.string().max(LONGEST_BODY),
  link: link.nullable().catch(null),
}
const pictured = { ...words, image: image.nullable().catch(null) }

/** The sections of a page by their kind. The compiler asks for one for each kind of the contract, with the contract's fields. */
const schemas = {
  TEXT: z.object({ kind: z.literal('TEXT'), ...words }),
  STEPS: z.object({ kind: z.literal('STEPS'), ...words }),
  PICTURE: z.object({ kind: z.literal('PICTURE'), ...pictured }),
  PERKS: z.object({ kind: z.literal('PERKS'), ...pictured }),
} satisfies { [Kind in ContentBlock['kind']]: z.ZodType<Partial<ContentBlock> & { kind: Kind }> }

/** A section of each kind, as its renderer takes it. */
export type SectionOf<Kind extends ContentBlock['kind']> = z.infer<(typeof schemas)[Kind]>
export type ContentSection = SectionOf<ContentBlock['kind']>

/** A block that cannot be shown: its kind is unknown, or these fields are not as the contract says. Texts are cut short. */
export type UnfitBlock = { id: string; heading: string; kind: string; fields: readonly string[] }

/** The fields of a section that it stands without when they do not fit. */
const spare = ['link', 'image'] as const

/**
 * A block as the section that it is, with those of its fields that are left out, or what keeps it from being one. Answers of another version of the contract
 * may have any form.
 */
export function readSection(block: unknown): { section: ContentSection; dropped: readonly string[] } | { unfit: UnfitBlock } {
  const named = z.object({ id: text(), heading: text(), kind: text() }).catch({ id: '', heading: '', kind: '' }).parse(block)
  const schema = isKnown(named.kind) ? schemas[named.kind] : undefined
  if (!schema) return { unfit: { ...named, fields: [] } }
  const { success, data, error } = schema.safeParse(block)
  if (!success) return { unfit: { ...named, fields: [...new Set(error.issues.map(({ path }) => String(path[0])))] } }
  const isEmpty = data.body.trim() === '' && !data.link && !('image' in data && data.image)
  if (isEmpty) return { unfit: { ...named, fields: ['body'] } }
  const given = z.looseObject({}).catch({}).parse(block)
  const read: Record<string, unknown> = data
  return { section: data, dropped: spare.filter((field) => given[field] != null && read[field] === null) }
}

/** Whether a link leads to a page of the shop or of another site. No store's prefix makes a difference to that. */
function leadsSomewhere(href: string): boolean {
  return contentHref(defaultStore, href) !== undefined
}

function text() {
  return z
    .string()
    .catch('')
    .transform((words) => words.slice(0, 80))
}

function isKnown(kind: string): kind is ContentBlock['kind'] {
  return Object.hasOwn(schemas, kind)
}
