import { accountResolvers } from './account.ts'
import { basketResolvers } from './basket.ts'
import { blogResolvers } from './blog.ts'
import { catalogueResolvers } from './catalogue.ts'
import { checkoutResolvers } from './checkout.ts'
import { contentResolvers } from './content.ts'
import { favouritesResolvers } from './favourites.ts'
import { membershipResolvers } from './membership.ts'
import { membershipManagementResolvers } from './membership-management.ts'
import { newsletterResolvers } from './newsletter.ts'
import { perksResolvers } from './perks.ts'
import { promptsResolvers } from './prompts.ts'
import { quizResolvers } from './quiz.ts'
import { searchResolvers } from './search.ts'
import { sessionResolvers } from './session.ts'
import { storeResolvers } from './store.ts'
import { wishlistResolvers } from './wishlist.ts'

/** The resolvers of each domain. A new domain needs one file and one line here. */
export const resolvers = [
  catalogueResolvers,
  searchResolvers,
  basketResolvers,
  sessionResolvers,
  membershipResolvers,
  membershipManagementResolvers,
  perksResolvers,
  promptsResolvers,
  wishlistResolvers,
  favouritesResolvers,
  contentResolvers,
  newsletterResolvers,
  storeResolvers,
  accountResolvers,
  checkoutResolvers,
  blogResolvers,
  quizResolvers,
]
