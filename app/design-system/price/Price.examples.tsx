import type { Examples } from '../examples/examples.ts'
import { dollars, lipstickPrices, pounds, priceWords } from '../examples/goods.ts'
import { TextLink } from '../link/TextLink.tsx'
import { Struck } from './Amount.tsx'
import { PriceBlock } from './PriceBlock.tsx'
import { PriceLine, PricePair } from './PricePair.tsx'
import { PriceShowcase } from './PriceShowcase.tsx'
import { StrikesOffers } from './StrikesOffers.tsx'
import { StripsZeroes } from './StripsZeroes.tsx'

const { member, typical } = lipstickPrices

const offerPrices = {
  ...lipstickPrices,
  member: { ...member, price: pounds(1100), was: pounds(1350) },
  typical: { ...typical, price: pounds(2200), was: pounds(2600) },
}

export const examples: Examples = {
  'both prices on a card': <PricePair {...lipstickPrices} />,
  'promo price with the regular price struck through': (
    <>
      <StrikesOffers />
      <PricePair {...offerPrices} />
    </>
  ),
  'promo price alone, where offers are not struck': <PricePair {...offerPrices} />,
  'prices that are not known yet': (
    <PricePair
      {...lipstickPrices}
      member={{ ...member, price: pounds(-1) }}
      typical={{ ...typical, price: pounds(-1), was: pounds(2600) }}
    />
  ),
  'US currency': (
    <PricePair {...lipstickPrices} member={{ ...member, price: dollars(1750) }} typical={{ ...typical, price: dollars(134000) }} />
  ),
  "where '.00' is left out": (
    <>
      <StripsZeroes />
      <PricePair {...lipstickPrices} />
    </>
  ),
  'at the end of a basket line': <PricePair {...lipstickPrices} layout="stack" />,
  'one price on one line': <PriceLine tierPrice={typical} words={priceWords} />,
  'price block of a product page': (
    <div style={{ maxWidth: 540 }}>
      <PriceBlock
        typical={{ ...typical, note: 'What you pay today' }}
        member={{ ...member, note: 'Save £12.50 with Ottilie+' }}
        join={
          <>
            Ottilie+ from £5.00 a month
            <TextLink href="#join" arrow>
              Join Ottilie+
            </TextLink>
          </>
        }
        suffix={
          <>
            (Traditional Retail <Struck was="was">£26.00</Struck>)
          </>
        }
        saving="You save £12.50"
        words={priceWords}
      />
    </div>
  ),
  'price block during an offer': (
    <div style={{ maxWidth: 540 }}>
      <StrikesOffers />
      <PriceBlock
        typical={{ ...typical, price: pounds(2200), was: pounds(2600), note: 'What you pay today' }}
        member={{ ...member, price: pounds(1100), was: pounds(1350), note: 'Save £11.00 with Ottilie+' }}
        join="Ottilie+ from £5.00 a month"
        suffix="(Non-member £22.00)"
        words={priceWords}
      />
    </div>
  ),
  'two prices as a headline': (
    <PriceShowcase typical={{ ...typical, price: { formatted: '£26', raw: 2600 } }} member={member} words={priceWords} />
  ),
}
