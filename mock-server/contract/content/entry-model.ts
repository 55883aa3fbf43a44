import type { ContentEntryRecord, PictureRecord } from '#fixtures/content/record.ts'
import { planOf } from '#fixtures/membership/plans.ts'
import type { ContentEntry } from '#schema/__generated__/types.ts'
import { pictureOf } from '../catalogue/find-offer.ts'
import type { ContractContext } from '../context.ts'
import { calendarDay, DAY } from '../rules/instants.ts'

type Fields = ContentEntry['fields']

/** An image in the CMS format; null if there is none. */
function image(picture: PictureRecord | undefined, context: ContractContext): { src: string; altText: string } | null {
  const found = picture ? pictureOf(picture, context) : null
  return found && { src: found.src, altText: found.altText ?? '' }
}

/** An entry's fields in the CMS format. */
function fieldsOf(record: ContentEntryRecord, context: ContractContext): Fields {
  switch (record.contentType) {
    case 'legalPage': {
      const { updatedDaysAgo, ...page } = record.fields
      return { ...page, updatedOn: calendarDay(context.startsAt - updatedDaysAgo * DAY) }
    }
    case 'page': {
      const { title, intro, blocks } = record.fields
      return {
        title,
        intro,
        blocks: blocks.map(({ picture, link, ...block }) => ({ ...block, image: image(picture, context), link: link ?? null })),
      }
    }
    case 'accountBanner': {
      const { picture, ...banner } = record.fields
      return { ...banner, image: image(picture, context) }
    }
    case 'membershipToggleCard': {
      const { picture, plan, ...card } = record.fields
      const found = image(picture, context)
      return { ...card, image: found && { src: found.src, description: found.altText }, membershipId: planOf(context.store, plan).id }
    }
  }
}

/** An entry in the contract's shape. */
export function entryModel(record: ContentEntryRecord, context: ContractContext): ContentEntry {
  return { id: record.id, contentType: record.contentType, fields: fieldsOf(record, context) }
}
