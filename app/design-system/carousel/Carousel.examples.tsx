import { Button } from '../button/Button.tsx'
import { ProductCard } from '../card/ProductCard.tsx'
import type { Examples } from '../examples/examples.ts'
import { lipstickPicture, lipstickPrices } from '../examples/goods.ts'
import { TextLink } from '../link/TextLink.tsx'
import { Carousel } from './Carousel.tsx'

const words = { previous: 'Previous products', next: 'Next products', pages: 'Pages', page: (page: number) => `Page ${page}` }

const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index),
    content: (
      <ProductCard
        href={`#${index}`}
        brand="Ottilie"
        name={`Ribbon Satin Lipstick ${index + 1}`}
        picture={lipstickPicture}
        prices={lipstickPrices}
        action={
          <Button variant="secondary" size={44} wide>
            Add to Bag<span className="visually-hidden">, Ribbon Satin Lipstick {index + 1}</span>
          </Button>
        }
      />
    ),
  }))

export const examples: Examples = {
  'more than four, so there are controls': (
    <Carousel
      id="carousel-six"
      heading="Goes well with"
      lead="Picked by the people who bought Rosehip 07."
      slides={slides(6)}
      words={words}
    />
  ),
  'four, so there are none': <Carousel id="carousel-four" heading="Add before you go" slides={slides(4)} words={words} />,
  'a link beside the heading': (
    <Carousel
      id="carousel-header"
      heading="Complete the look"
      action={
        <TextLink arrow href="#all">
          Shop bestsellers
        </TextLink>
      }
      slides={slides(5)}
      words={words}
    />
  ),
  'a link below': (
    <Carousel
      id="carousel-footer"
      heading="Loved by members"
      footer={
        <TextLink arrow href="#all">
          Shop bestsellers
        </TextLink>
      }
      slides={slides(3)}
      words={words}
    />
  ),
  'small, in a drawer': (
    <div style={{ width: 452 }}>
      <Carousel id="carousel-drawer" heading="Goes well with" headingLevel={3} place="drawer" slides={slides(5)} words={words} />
    </div>
  ),
}
