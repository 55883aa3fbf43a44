import type { Examples } from '../examples/examples.ts'
import { lipstickPicture } from '../examples/goods.ts'
import { PromoTile } from './PromoTile.tsx'

const words = { giftTitle: 'Gift', opensNewTab: '(opens in a new tab)' }
const picture = { src: lipstickPicture.src, alt: '' }
const samples = {
  label: 'Three samples',
  valueText: '£14.00 more for three samples',
  current: 2600,
  thresholds: [{ value: 4000, label: '£40' }],
}
const rewards = {
  label: 'Rewards in your bag',
  valueText: '£14.00 more for three samples',
  current: 2600,
  thresholds: [
    { value: 2500, label: '£25', reward: 'Free delivery' },
    { value: 4000, label: '£40', reward: 'Three samples' },
    { value: 5400, label: '£54', reward: 'Full-size gift', isGift: true },
  ],
}
const upsell = {
  title: 'Pay the Member’s Price today',
  subTitle: 'Annual Membership',
  description: 'Put a membership in your bag and everything in it is priced as a member’s.',
  buttonText: 'Join',
  href: '#join',
  promoType: 'membership-upsell-tile',
  picture,
  words,
}
const refill = {
  title: 'Refill it',
  description: 'Jars with the refill mark come back to life for less.',
  buttonText: 'Read more',
  href: '#refills',
  target: '_blank',
  picture,
  words,
}

export const examples: Examples = {
  'several thresholds': (
    <PromoTile
      title="Rewards in your bag"
      description="The more you add, the more you unlock."
      progress={rewards}
      variant="standard"
      layout="padding"
      words={words}
    />
  ),
  'one threshold': (
    <PromoTile
      title="Three samples, your choice"
      description="On orders over £40."
      picture={picture}
      progress={samples}
      variant="compact"
      layout="padding"
      words={words}
    />
  ),
  reached: <PromoTile title="Three samples, your choice" successIcon picture={picture} variant="compact" layout="full" words={words} />,
  'a membership, to the edges': <PromoTile {...upsell} variant="standard" layout="full" />,
  'a membership, with room around': <PromoTile {...upsell} variant="standard" layout="padding" />,
  'slim, to the edges, in a new tab': <PromoTile {...refill} variant="slim" layout="full" />,
  'slim, with room around': <PromoTile {...refill} variant="slim" layout="padding" />,
  'as narrow as a phone': (
    <div style={{ width: 288 }}>
      <PromoTile {...upsell} progress={rewards} variant="standard" layout="full" />
    </div>
  ),
}
