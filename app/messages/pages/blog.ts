import { BREADCRUMB, NEXT, PAGES, PREVIOUS } from '../shared.ts'

/** The Journal. */
export const blogCopy = {
  topics: 'Topics',
  all: 'All articles',
  none: 'There is nothing to read here yet.',
  reading: '{category}, {minutes, plural, one {# minute} other {# minutes}} to read',
  byline: '{name}, {role}.',
  minutes: '{minutes, plural, one {# minute} other {# minutes}} to read.',
  contents: 'Contents',
  subscribe: 'Follow by feed',
  products: 'In this article',
  related: 'Read next',
  breadcrumb: BREADCRUMB,
  pages: PAGES,
  previous: PREVIOUS,
  next: NEXT,
  /** What the pages are of. */
  listType: 'articles',
  furtherTitle: '{title}, page {page}',
} as const
