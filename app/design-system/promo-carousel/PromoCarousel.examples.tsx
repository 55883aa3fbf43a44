import type { Examples } from '../examples/examples.ts'
import { PromoCarousel, type PromoCarouselWords } from './PromoCarousel.client.tsx'

const words: PromoCarouselWords = {
  previous: 'Previous message',
  next: 'Next message',
  slides: 'Messages',
  pause: 'Pause',
  play: 'Play',
}

const slides = ['20% off your first order', 'Free standard delivery over £25', 'Three samples over £40'].map((text, index, { length }) => ({
  key: text,
  name: `Message ${index + 1} of ${length}`,
  content: <p style={{ textAlign: 'center', marginInline: 'auto' }}>{text}</p>,
}))

export const examples: Examples = {
  'messages that turn': <PromoCarousel label="Offers that turn" slides={slides} words={words} turnsEveryMs={7000} />,
  'one message': <PromoCarousel label="One offer" slides={slides.slice(0, 1)} words={words} turnsEveryMs={7000} />,
  'two in sight': <PromoCarousel label="Offers in pairs" slides={slides} words={words} perView={2} />,
}
