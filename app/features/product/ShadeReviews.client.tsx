'use client'

import { useEffect } from 'react'
import { useChoice } from './Purchase.client.tsx'

/** Keeps the reviews by people with the chosen shade first: in the first of the two lists in the element with this id. The markup has no script of its own. */
export function ShadeReviews({ groupsId }: { groupsId: string }) {
  const { variant, hasShades } = useChoice()
  const shade = hasShades ? variant.choice : undefined
  useEffect(() => groupBy(shade, document.getElementById(groupsId)), [shade, groupsId])
  return null
}

function groupBy(shade: string | undefined, groups: HTMLElement | null): void {
  const [theirs, others] = groups?.querySelectorAll('ul') ?? []
  if (!groups || !theirs || !others) return
  const reviews = [...groups.querySelectorAll<HTMLElement>('li[data-at]')]
  const listOf = ({ dataset }: HTMLElement) => (shade !== undefined && dataset['shade'] === shade ? theirs : others)
  if (reviews.every((review) => review.parentElement === listOf(review))) return
  const inOrder = reviews.toSorted((one, other) => Number(one.dataset['at']) - Number(other.dataset['at']))
  for (const review of inOrder) listOf(review).append(review)
}
