import type { PictureKind } from '#fixtures/catalogue/picture.ts'
import { lipBalm, salveTin, stick } from './packaging/balms.ts'
import { barSoap, bodyOil } from './packaging/body.ts'
import { hairOil, serum } from './packaging/bottles/droppers.ts'
import { foundation, tonerBottle } from './packaging/bottles/face-bottles.ts'
import { conditioner, hairSpray } from './packaging/bottles/hair.ts'
import { nailLacquer } from './packaging/bottles/nail-lacquer.ts'
import { bodyLotion, shampoo } from './packaging/bottles/pumps.ts'
import { candle, perfume, perfumeTravel } from './packaging/bottles/scent.ts'
import { supplementGummies, supplementJar, supplementSachets } from './packaging/bottles/supplements.ts'
import { brush } from './packaging/brush.ts'
import { compact, loosePowder } from './packaging/compact.ts'
import { eyePalette } from './packaging/eye-palette.ts'
import { giftSet } from './packaging/gift-sets.ts'
import { giftCard, membershipCard } from './packaging/gifts.ts'
import { creamJar, eyeCream } from './packaging/jars.ts'
import { lipstick } from './packaging/lipstick.ts'
import { eyePencil, lipLiner } from './packaging/pencils.ts'
import type { Maker } from './packaging/still.ts'
import { cleanserTube, handCream, sunscreenTube } from './packaging/tubes.ts'
import { bathSalts, bodyScrub, hairMask, maskJar } from './packaging/tubs.ts'
import { concealer, lipGloss, mascara } from './packaging/wands.ts'

/** The kinds of texture picture. */
export type Substance = 'swipe' | 'gloss' | 'cream' | 'powder' | 'pour' | 'drops' | 'grains' | 'capsules' | 'gummies'

/** A kind of product: its maker, its stone, its maximum height in the frame (px of 750), and its texture. */
export type Kind = { make: Maker; stone: 'drum' | 'low' | 'block'; tall: number; substance: Substance }

export const kinds: Readonly<Record<PictureKind, Kind>> = {
  lipstick: { make: lipstick, stone: 'drum', tall: 385, substance: 'swipe' },
  'lip-gloss': { make: lipGloss, stone: 'drum', tall: 390, substance: 'gloss' },
  'lip-liner': { make: lipLiner, stone: 'drum', tall: 400, substance: 'swipe' },
  'lip-balm': { make: lipBalm, stone: 'drum', tall: 345, substance: 'cream' },
  compact: { make: compact, stone: 'block', tall: 370, substance: 'powder' },
  'loose-powder': { make: loosePowder, stone: 'block', tall: 300, substance: 'powder' },
  foundation: { make: foundation, stone: 'drum', tall: 400, substance: 'cream' },
  concealer: { make: concealer, stone: 'drum', tall: 385, substance: 'cream' },
  stick: { make: stick, stone: 'drum', tall: 365, substance: 'swipe' },
  mascara: { make: mascara, stone: 'drum', tall: 395, substance: 'swipe' },
  'eye-palette': { make: eyePalette, stone: 'block', tall: 360, substance: 'powder' },
  'eye-pencil': { make: eyePencil, stone: 'drum', tall: 400, substance: 'swipe' },
  'nail-lacquer': { make: nailLacquer, stone: 'drum', tall: 385, substance: 'gloss' },
  brush: { make: brush, stone: 'drum', tall: 430, substance: 'powder' },
  serum: { make: serum, stone: 'drum', tall: 405, substance: 'drops' },
  'cream-jar': { make: creamJar, stone: 'low', tall: 300, substance: 'cream' },
  'cleanser-tube': { make: cleanserTube, stone: 'drum', tall: 405, substance: 'cream' },
  'toner-bottle': { make: tonerBottle, stone: 'drum', tall: 415, substance: 'drops' },
  'mask-jar': { make: maskJar, stone: 'low', tall: 330, substance: 'cream' },
  'sunscreen-tube': { make: sunscreenTube, stone: 'drum', tall: 400, substance: 'cream' },
  'eye-cream': { make: eyeCream, stone: 'low', tall: 310, substance: 'cream' },
  'salve-tin': { make: salveTin, stone: 'low', tall: 280, substance: 'cream' },
  perfume: { make: perfume, stone: 'drum', tall: 395, substance: 'drops' },
  'perfume-travel': { make: perfumeTravel, stone: 'drum', tall: 395, substance: 'drops' },
  candle: { make: candle, stone: 'drum', tall: 350, substance: 'pour' },
  shampoo: { make: shampoo, stone: 'drum', tall: 415, substance: 'pour' },
  conditioner: { make: conditioner, stone: 'drum', tall: 410, substance: 'cream' },
  'hair-oil': { make: hairOil, stone: 'drum', tall: 400, substance: 'drops' },
  'hair-mask': { make: hairMask, stone: 'low', tall: 330, substance: 'cream' },
  'hair-spray': { make: hairSpray, stone: 'drum', tall: 430, substance: 'drops' },
  'body-oil': { make: bodyOil, stone: 'drum', tall: 420, substance: 'drops' },
  'body-lotion': { make: bodyLotion, stone: 'drum', tall: 400, substance: 'cream' },
  'body-scrub': { make: bodyScrub, stone: 'low', tall: 330, substance: 'grains' },
  'hand-cream': { make: handCream, stone: 'drum', tall: 395, substance: 'cream' },
  'bar-soap': { make: barSoap, stone: 'low', tall: 280, substance: 'cream' },
  'bath-salts': { make: bathSalts, stone: 'low', tall: 350, substance: 'grains' },
  'supplement-jar': { make: supplementJar, stone: 'low', tall: 350, substance: 'capsules' },
  'supplement-sachets': { make: supplementSachets, stone: 'low', tall: 370, substance: 'powder' },
  'supplement-gummies': { make: supplementGummies, stone: 'low', tall: 350, substance: 'gummies' },
  'gift-set': { make: giftSet, stone: 'block', tall: 350, substance: 'pour' },
  'membership-card': { make: membershipCard, stone: 'block', tall: 300, substance: 'pour' },
  'gift-card': { make: giftCard, stone: 'block', tall: 310, substance: 'pour' },
}
