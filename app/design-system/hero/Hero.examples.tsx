import { ButtonLink } from '../button/Button.tsx'
import type { Examples } from '../examples/examples.ts'
import { scene } from '../examples/goods.ts'
import { TextLink } from '../link/TextLink.tsx'
import { Hero } from './Hero.tsx'

const picture = { ...scene, alt: 'Perfume, serum, foundation, a lipstick and an open compact on stone plinths' }

export const examples: Examples = {
  home: (
    <Hero
      heading="Pay for the colour, not the counter."
      lead="Makeup, skincare and scent from the labs behind the names you know. Ottilie+ members pay the Member's Price on everything."
      picture={picture}
      actions={
        <>
          <ButtonLink href="#new" size={56}>
            Shop New In
          </ButtonLink>
          <TextLink href="#how" arrow>
            How Ottilie+ works
          </TextLink>
        </>
      }
    />
  ),
  'a page that is not there': (
    <Hero
      size="m"
      heading="Let’s get you back on track!"
      lead="Looks like you’ve found a link that no longer goes where it was supposed to... but don’t worry"
      picture={picture}
    />
  ),
}
