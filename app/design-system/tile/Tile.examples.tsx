import { ButtonLink } from '../button/Button.tsx'
import type { Examples } from '../examples/examples.ts'
import { lipstickPicture, lipstickPrices, priceWords, scene } from '../examples/goods.ts'
import { TextLink } from '../link/TextLink.tsx'
import { PriceShowcase } from '../price/PriceShowcase.tsx'
import { CategoryTile, CategoryTiles } from './CategoryTile.tsx'
import { EditorialTile } from './EditorialTile.tsx'

const rooms = ['Makeup', 'Skincare', 'Fragrance', 'Haircare', 'Body', 'Supplements']

export const examples: Examples = {
  'six categories': (
    <section>
      <h2>Six rooms to wander</h2>
      <CategoryTiles>
        {rooms.map((name) => (
          <CategoryTile key={name} href={`#${name}`} name={name} count="412 products" picture={lipstickPicture} />
        ))}
      </CategoryTiles>
    </section>
  ),
  'an offer in a listing': (
    <EditorialTile
      heading="The price tag comes with a plus."
      actions={<ButtonLink href="#trial">Start a free trial</ButtonLink>}
      picture={{ ...scene, alt: '' }}
    >
      <p>Members save £11.40 on a typical product. Try it for 30 days.</p>
    </EditorialTile>
  ),
  'a feature about the two prices': (
    <EditorialTile
      surface="petal"
      shape="feature"
      pictureSide="start"
      heading="Same lipstick. Two prices."
      picture={{ ...lipstickPicture, alt: 'Ribbon Satin Lipstick in Rosehip 07' }}
      actions={
        <>
          <ButtonLink href="#join">Join Ottilie+</ButtonLink>
          <TextLink href="#plans" standalone>
            See all plans
          </TextLink>
        </>
      }
    >
      <PriceShowcase
        typical={{ ...lipstickPrices.typical, price: { formatted: '£26', raw: 2600 } }}
        member={lipstickPrices.member}
        words={priceWords}
      />
      <p>
        Ribbon Satin Lipstick costs us the same to make whoever buys it. Your membership pays our way, so the price on the bullet can come
        down.
      </p>
    </EditorialTile>
  ),
  'the quiz': (
    <EditorialTile
      surface="butter"
      heading="Not sure what your skin needs?"
      actions={<ButtonLink href="#quiz">Take the Skincare Quiz</ButtonLink>}
      picture={{ ...scene, alt: '' }}
    >
      <p>Nine questions, about two minutes. We suggest a routine you can change as your skin does.</p>
    </EditorialTile>
  ),
}
