import { blog } from '#fixtures/blog/blog.ts'
import type { BlogListing } from '#schema/__generated__/types.ts'
import type { QueryBlogArticlesArgs, Resolvers } from '../__generated__/resolvers.ts'
import { articleModel, blogCategory, publishedArticles } from '../blog/article-model.ts'
import { contentOf } from '../content/store-content.ts'
import type { ContractContext } from '../context.ts'
import { pageAsked } from '../page-asked.ts'

function listing({ category, pagination: asked }: QueryBlogArticlesArgs, context: ContractContext): BlogListing {
  const own = blog[context.store]
  const { topics } = contentOf(context)
  const filed = topics.find(({ slug }) => slug === category)
  const published = publishedArticles(context)
  const wanted = category == null ? published : published.filter((article) => article.category === category)
  const { page, pagination } = pageAsked(wanted, asked)
  return {
    title: filed?.title ?? own.title,
    description: filed?.description ?? own.description,
    articles: page.map((article) => articleModel(article, context)),
    categories: topics.map((one) => blogCategory(one, published)),
    pagination,
  }
}

/** Resolvers of the blog. */
export const blogResolvers: Resolvers<ContractContext> = {
  Query: {
    blogArticles: (_root, args, context) => listing(args, context),
    blogArticle: (_root, { slug }, context) => {
      const record = publishedArticles(context).find((article) => article.slug === slug)
      return record ? articleModel(record, context) : null
    },
  },
}
