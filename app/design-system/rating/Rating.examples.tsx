import type { Examples } from '../examples/examples.ts'
import { TextLink } from '../link/TextLink.tsx'
import { Rating } from './Rating.tsx'

export const examples: Examples = {
  'on a card': <Rating stars={4.6} score="4.6" count="(942)" label="4.6 out of 5 stars, 942 reviews" />,
  'all five': <Rating stars={5} score="5.0" count="(1)" label="5 out of 5 stars, 1 review" />,
  low: <Rating stars={1.3} score="1.3" count="(12)" label="1.3 out of 5 stars, 12 reviews" />,
  'no reviews yet': <Rating stars={0} count="No reviews yet" label="No reviews yet" />,
  'beside the heading of a product page': (
    <Rating stars={4.8} score="4.8" label="4.8 out of 5 stars" size="l">
      <TextLink href="#reviews">2,314 reviews</TextLink>
    </Rating>
  ),
}
