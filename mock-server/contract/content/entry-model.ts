import type { ContentEntryRecord, PageBlockRecord, PictureRecord } from '#fixtures/content/record.ts'
import { planOf } from '#fixtures/membership/plans.ts'
import type { AccountBanner, ContentBlock, ContentPage, Image, LegalPage, MembershipToggleCard } from '#schema/__generated__/types.ts'
import { pictureOf } from '../catalogue/find-offer.ts'
import type { ContractContext } from '../context.ts'
import { calendarDay, DAY } from '../rules/instants.ts'

/** An entry of each type in the contract's shape. */
type EntryModel = Typed<LegalPage> | Typed<ContentPage> | Typed<AccountBanner> | Typed<MembershipToggleCard>

type Typed<Entry extends { __typename?: string }> = Entry & { __typename: NonNullable<Entry['__typename']> }

function image(picture: PictureRecord | undefined, context: ContractContext): Image | null {
  return picture ? pictureOf(picture, context) : null
}

function blockModel({ picture, link, ...block }: PageBlockRecord, context: ContractContext): ContentBlock {
  return { ...block, image: image(picture, context), link: link ? { ...link } : null }
}

/** The specification names the words of a card's picture `description`. */
function cardImage(picture: PictureRecord | undefined, context: ContractContext): Image | null {
  const found = image(picture, context)
  return found && { ...found, description: found.altText }
}

/** A page of legal text in the contract's shape. */
export function legalPageModel(
  { id, slug, contentType, fields }: Extract<ContentEntryRecord, { contentType: 'LEGAL_PAGE' }>,
  { startsAt }: ContractContext,
): Typed<LegalPage> {
  const { updatedDaysAgo, ...page } = fields
  return { __typename: 'LegalPage', id, contentType, slug, ...page, updatedOn: calendarDay(startsAt - updatedDaysAgo * DAY) }
}

/** An entry in the contract's shape. */
export function entryModel(record: ContentEntryRecord, context: ContractContext): EntryModel {
  const { id } = record
  switch (record.contentType) {
    case 'LEGAL_PAGE':
      return legalPageModel(record, context)
    case 'PAGE': {
      const { blocks, ...page } = record.fields
      const models = blocks.map((block) => blockModel(block, context))
      return { __typename: 'ContentPage', id, contentType: record.contentType, ...page, blocks: models }
    }
    case 'ACCOUNT_BANNER': {
      const { picture, ...banner } = record.fields
      return { __typename: 'AccountBanner', id, contentType: record.contentType, ...banner, image: image(picture, context) }
    }
    case 'MEMBERSHIP_TOGGLE_CARD': {
      const { picture, plan, ...card } = record.fields
      const own = { ...card, image: cardImage(picture, context), membershipId: planOf(context.store, plan).id }
      return { __typename: 'MembershipToggleCard', id, contentType: record.contentType, ...own }
    }
  }
}
