import { notFound } from 'next/navigation'

// The number of URLs without a page is unlimited, so none is cached.
export const dynamic = 'force-dynamic'

/** Answers every URL without a page of its own: the 404 page. */
export default function RestPage(): never {
  notFound()
}
