import type { ActivePriceType, Product, ProductListing, RecommendationSection, Review } from '#schema/__generated__/types.ts'
import type { QueryProductListingArgs, Resolvers } from '../__generated__/resolvers.ts'
import { categoryPage, marketingTiles } from '../catalogue/category-page.ts'
import type { ProductModel } from '../catalogue/product-model.ts'
import { recommend } from '../catalogue/recommendations.ts'
import { requestStockEmail } from '../catalogue/stock-email.ts'
import type { ContractContext } from '../context.ts'
import { listingAnswer } from './listing-answer.ts'

const DAY = 24 * 60 * 60 * 1000

/** The tier that a listing shows first: the member's, or the one that applies without a membership. */
export function journeyTier(context: ContractContext, isTypicalJourney: boolean): ActivePriceType {
  return isTypicalJourney ? context.tierWithoutMembership : 'member'
}

function listing(args: QueryProductListingArgs, context: ContractContext): ProductListing | null {
  const { shop } = context
  const category = shop.category(args.categoryUrlPath)
  if (!category) return null
  const tier = journeyTier(context, args.isTypicalJourney)
  const { answer, counts } = listingAnswer(shop, category, args, tier, (chosen) => shop.counts(category, chosen, tier))
  return {
    ...answer,
    marketingTiles: marketingTiles(category.record, answer.pagination.currentPage, counts.total),
    category: categoryPage(shop, category, context.catalogue.catalogue.categories, counts),
  }
}

/** A product's newest reviews; the records count days back from the world's start. */
function reviewList(product: ProductModel, limit: number, { startsAt }: ContractContext): Review[] {
  const newest = [...product.reviewRecords].sort((a, b) => a.daysAgo - b.daysAgo).slice(0, limit)
  return newest.map(({ daysAgo, shade = null, ...review }) => ({
    ...review,
    shade,
    writtenAt: new Date(startsAt - daysAgo * DAY).toISOString().slice(0, 10),
  }))
}

/** Carousels, which depend only on the tier. */
function sections(inputs: Parameters<typeof recommend>[1][], context: ContractContext): RecommendationSection[] {
  return inputs.flatMap((input) => {
    const section = recommend(context.shop, input, context.tier)
    return section ? [section] : []
  })
}

/** Queries for products, variants, listings and recommendations. */
export const catalogueResolvers: Resolvers<ContractContext> = {
  Query: {
    now: (_root, _args, context) => new Date(context.now).toISOString(),
    productListing: (_root, args, context) => listing(args, context),
    productBySlug: (_root, { slug }, { shop, tier }): Product | null => {
      const position = shop.index.positionOfSlug(slug)
      return position === undefined ? null : shop.models.at(position, tier)
    },
    variantsBySkus: (_root, { skus }, { shop, tier }) =>
      skus.flatMap((sku) => (shop.index.hasSku(sku) ? (shop.models.variant(sku, tier) ?? []) : [])),
    recommendations: (_root, { recommendations }, context) => sections(recommendations, context),
  },
  Mutation: {
    requestStockEmail: (_root, { sku, email }, context) => requestStockEmail(sku, email, context),
  },
  Product: {
    swatchImages: ({ swatchImages }, { limit }) => (limit == null ? swatchImages : swatchImages.slice(0, limit)),
    reviewList: (product, { limit }, context) => reviewList(product as unknown as ProductModel, limit, context),
  },
}
