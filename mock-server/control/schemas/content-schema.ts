import { z } from 'zod'
import type { StoreContent } from '#fixtures/content/record.ts'
import type { MembershipRecord } from '#fixtures/shoppers/record.ts'
import { listOf, longText, shortText } from './value-schemas.ts'

const picture = z.union([
  z.strictObject({ product: shortText, view: z.enum(['hero', 'set']), alt: shortText }),
  z.strictObject({ card: z.literal('membership-card'), alt: shortText }),
])
const link = z.strictObject({ href: shortText, text: shortText })
const audience = z.enum(['members', 'nonMembers', 'everybody'])
const flag = z.boolean().optional()

const promotionalBanner = z.strictObject({
  variant: shortText,
  backgroundColour: shortText,
  fontColour: shortText,
  contentMessages: listOf(
    z.strictObject({ type: shortText, message: longText, link: shortText.optional(), smallPrint: longText.optional() }),
  ),
  pagesToExclude: listOf(shortText),
})

const skinnyBanner = z.strictObject({
  id: shortText,
  title: shortText,
  audience: z.enum(['members', 'nonMembers', 'everybody', 'nobody']),
  backgroundColor: shortText.optional(),
  href: shortText,
  pagesToShow: listOf(shortText).optional(),
  pagesToExclude: listOf(shortText).optional(),
  smallPrint: longText.optional(),
  longText: longText,
  shortText: longText,
  preventWidowsDesktop: flag,
  preventWidowsMobile: flag,
  endsInHours: z.number().optional(),
  experimentId: shortText.optional(),
})

/** A banner's variants have no variants of their own. */
const skinnyBanners = listOf(skinnyBanner.extend({ variants: listOf(skinnyBanner).optional() }))

const navItem = z.strictObject({
  id: shortText,
  title: shortText,
  href: shortText,
  isHighlighted: flag,
  columns: listOf(z.strictObject({ title: shortText.optional(), links: listOf(link) })).optional(),
  promo: z.strictObject({ picture, link }).optional(),
})

const promoTile = z.strictObject({
  id: shortText,
  placements: listOf(z.enum(['BASKET', 'CONFIRMATION', 'PRODUCT'])),
  audience,
  title: shortText,
  description: longText.optional(),
  subTitle: shortText.optional(),
  buttonText: shortText.optional(),
  href: shortText.optional(),
  opensNewTab: flag,
  picture: picture.optional(),
  thresholds: listOf(
    z.strictObject({ value: z.union([z.number(), z.literal('delivery')]), reward: shortText.optional(), isGift: flag }),
  ).optional(),
  variant: z.enum(['compact', 'slim', 'standard']),
  layout: z.enum(['full', 'padding']),
  promoType: z.literal('membership-upsell-tile').optional(),
})

const block = z.strictObject({
  id: shortText,
  kind: z.enum(['TEXT', 'PICTURE', 'STEPS', 'PERKS']),
  heading: shortText,
  body: longText,
  picture: picture.optional(),
  link: link.optional(),
})

const toggleCard = z.strictObject({
  heading: shortText,
  showToggle: z.boolean(),
  accordionHeading: shortText,
  accordionDescription: longText,
  termsBanner: longText,
  picture: picture.optional(),
  plan: z.string().max(100) as unknown as z.ZodType<MembershipRecord['plan']>,
  savingsText: shortText,
})

/** A CMS entry with the fields of its type. */
function entryOf<Type extends string, Fields extends z.ZodType>(contentType: Type, fields: Fields) {
  return z.strictObject({
    id: shortText,
    slug: shortText,
    branch: shortText.optional(),
    isDraft: flag,
    fromHours: z.number().optional(),
    untilHours: z.number().optional(),
    contentType: z.literal(contentType),
    fields,
  })
}

const entry = z.discriminatedUnion('contentType', [
  entryOf('LEGAL_PAGE', z.strictObject({ title: shortText, updatedDaysAgo: z.number().int(), body: longText })),
  entryOf('PAGE', z.strictObject({ title: shortText, intro: longText, blocks: listOf(block) })),
  entryOf('ACCOUNT_BANNER', z.strictObject({ title: shortText, subTitle: shortText, picture: picture.optional() })),
  entryOf('MEMBERSHIP_TOGGLE_CARD', toggleCard),
])

/** An article. Its category, author and products are checked against the store. */
const article = z.strictObject({
  slug: shortText,
  title: shortText,
  excerpt: longText,
  category: shortText,
  author: shortText,
  publishedDaysAgo: z.number(),
  picture: z.strictObject({ product: shortText, alt: shortText }),
  body: longText,
  products: listOf(shortText),
})

const topic = z.strictObject({ slug: shortText, title: shortText, description: longText })

const names = listOf(shortText)
const quizOption = z.strictObject({
  id: shortText,
  label: shortText,
  description: shortText.optional(),
  favours: names.optional(),
  shuns: names.optional(),
  focus: shortText.optional(),
})
const quizQuestion = z.strictObject({
  id: shortText,
  prompt: shortText,
  help: shortText.optional(),
  kind: z.enum(['SINGLE', 'MULTIPLE']),
  isRequired: z.boolean(),
  maxChoices: z.number().int().min(1),
  askedAfter: names.optional(),
  options: listOf(quizOption, 20),
})

/** A quiz with the rules for its results. Its picture's product is checked against the store. */
const quiz = z.strictObject({
  slug: shortText,
  title: shortText,
  intro: longText,
  minutes: z.number().int(),
  picture: z.strictObject({ product: shortText, alt: shortText }),
  steps: listOf(z.strictObject({ id: shortText, title: shortText, questions: listOf(quizQuestion, 20) }), 20),
  skins: listOf(z.strictObject({ option: shortText, title: shortText, description: longText })),
  routine: listOf(
    z.strictObject({
      id: shortText,
      title: shortText,
      time: z.enum(['MORNING', 'EVENING', 'BOTH', 'WEEKLY']),
      categoryPath: shortText,
      needs: names.optional(),
      reason: shortText,
    }),
  ),
})

const anniversary = z.strictObject({
  modalHeader: shortText,
  modalDescription: longText,
  termsAndConditions: longText,
  gifts: listOf(z.strictObject({ id: shortText, label: shortText, product: shortText })),
})

const campaigns = z.partialRecord(
  z.enum(['ANNIVERSARY_GIFT', 'SAMPLES', 'STANDARD_SHIPPING', 'WELCOME_GIFT']),
  z.union([z.number().min(0), z.null(), z.literal('terms')]),
)

/** Content that replaces the CMS's own. */
export const contentLayer: z.ZodType<Partial<StoreContent>> = z
  .strictObject({
    promotionalBanner: promotionalBanner.nullable(),
    skinnyBanners,
    memberSkinnyBanners: skinnyBanners,
    navigation: listOf(navItem),
    promoTiles: listOf(promoTile),
    entries: listOf(entry),
    articles: listOf(article),
    topics: listOf(topic),
    quizzes: listOf(quiz, 20),
    anniversary: anniversary.nullable(),
    campaigns,
  })
  .partial()
  .meta({ id: 'ContentLayer' })
