import { blog } from '#fixtures/blog/blog.ts'
import type { BlogListing } from '#schema/__generated__/types.ts'
import type { QueryBlogArticlesArgs, Resolvers } from '../__generated__/resolvers.ts'
import { articleModel, blogCategory } from '../blog/article-model.ts'
import type { ContractContext } from '../context.ts'

const ARTICLES_A_PAGE = 10

function listing({ category, pagination }: QueryBlogArticlesArgs, context: ContractContext): BlogListing {
  const own = blog[context.store]
  const filed = own.categories.find(({ slug }) => slug === category)
  const wanted = category == null ? own.articles : own.articles.filter((article) => article.category === category)
  const perPage = pagination?.perPage ?? ARTICLES_A_PAGE
  const last = Math.max(1, Math.ceil(wanted.length / perPage))
  const currentPage = Math.min(last, pagination?.currentPage ?? 1)
  const page = wanted.slice((currentPage - 1) * perPage, currentPage * perPage)
  return {
    title: filed?.title ?? own.title,
    description: filed?.description ?? own.description,
    articles: page.map((article) => articleModel(article, context)),
    categories: own.categories.map((one) => blogCategory(one, own)),
    pagination: { currentPage, perPage, total: wanted.length },
  }
}

/** Resolvers of the blog. */
export const blogResolvers: Resolvers<ContractContext> = {
  Query: {
    blogArticles: (_root, args, context) => listing(args, context),
    blogArticle: (_root, { slug }, context) => {
      const record = blog[context.store].articles.find((article) => article.slug === slug)
      return record ? articleModel(record, context) : null
    },
  },
}
