import { BREADCRUMB } from '../shared.ts'

/** The Journal. */
export const blogCopy = {
  topics: 'Topics',
  all: 'All articles',
  reading: '{category}, {minutes, plural, one {# minute} other {# minutes}} to read',
  byline: '{name}, {role}. {day}',
  products: 'In this article',
  related: 'Read next',
  breadcrumb: BREADCRUMB,
} as const
