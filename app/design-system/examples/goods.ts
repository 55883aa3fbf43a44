import type { PictureProps } from '../picture/Picture.tsx'
import type { PricePairProps } from '../price/PricePair.tsx'
import type { PriceValue, PriceWords } from '../price/price-value.ts'

/* Sample data for examples. */

export const priceWords: PriceWords = { was: 'was', pending: 'Pending...' }

export const pounds = (pence: number): PriceValue => ({ formatted: `£${(pence / 100).toFixed(2)}`, raw: pence })

export const dollars = (cents: number): PriceValue => ({ formatted: `$${(cents / 100).toFixed(2)}`, raw: cents })

export const lipstickPrices: PricePairProps = {
  member: { label: "Member's Price", price: pounds(1350) },
  typical: { label: 'Typical Price', price: pounds(2600) },
  words: priceWords,
}

export const lipstickPicture = {
  src: '/images/catalogue/lipstick-ottilie-a3263f-360.webp',
  srcSet: '/images/catalogue/lipstick-ottilie-a3263f-360.webp 360w, /images/catalogue/lipstick-ottilie-a3263f-720.webp 720w',
  sizes: '(max-width: 47.99rem) 46vw, 20rem',
  width: 720,
  height: 900,
  paper: 'blush',
} satisfies Omit<PictureProps, 'alt'>

export const lipstickShades = [
  { id: 'rosehip-07', src: '#a3263f' },
  { id: 'poppy-05', src: '#cb2a2e' },
  { id: 'claret-08', src: '#741a2b' },
  { id: 'fig-09', src: '#5b1e35' },
]

export const scene = { src: '/images/scenes/home-hero-1440.webp', width: 1440, height: 720, paper: 'powder' } satisfies Omit<
  PictureProps,
  'alt'
>
