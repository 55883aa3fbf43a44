import type { CataloguePicture } from '#fixtures/catalogue/picture.ts'
import { hash } from '#fixtures/catalogue/seed.ts'
import { type Kind, kinds } from './kinds.ts'
import { cartonOf } from './packaging/carton.ts'
import { type Arch, lookOf, type Setting } from './setting.ts'
import { type Paper, papers } from './studio/backdrop.ts'
import { mix } from './studio/colour.ts'
import type { Plinth } from './studio/plinths.ts'

/** The frame of a product picture, px; exported at 4:5. */
export const master = { width: 600, height: 750, horizon: 0.7 } as const

/** The stone a product stands on in its first picture. */
export const heroStones: Readonly<Record<Kind['stone'], Plinth>> = {
  drum: { shape: 'drum', x: 300, y: 590, width: 410, height: 86 },
  low: { shape: 'drum', x: 300, y: 602, width: 474, height: 58 },
  block: { shape: 'block', x: 300, y: 592, width: 456, height: 84 },
}

/** The first picture of a product: alone on its stone. */
export function hero({ kind, wordmark, colour, backdrop, id, name, variety }: CataloguePicture): Setting {
  const { make, stone, tall } = kinds[kind]
  return {
    ...master,
    paper: backdrop,
    pieces: [
      { stone: heroStones[stone], items: [{ make, look: lookOf(wordmark, colour, id, { name, variety }), x: 300, tall, wide: 385 }] },
    ],
  }
}

/** Cool paper gets a warm arch, warm paper a pale one. */
const archOn = (paper: Paper, size: Omit<Arch, 'colour'>): Arch => {
  const cool = paper === 'powder' || paper === 'sky' || paper === 'sage'
  return { ...size, colour: cool ? '#F0CBB8' : mix(papers[paper], '#fbf3ea', 0.62) }
}

/** The second picture of a product: with its carton, on other stones, in one of three arrangements. */
export function set({ kind, wordmark, colour, backdrop, id, name, variety }: CataloguePicture): Setting {
  const { make, tall, stone } = kinds[kind]
  const look = lookOf(wordmark, colour, id, { name, variety })
  // A short pack has a short carton. Gifts and cards have no separate carton.
  const boxed = kind !== 'gift-set' && kind !== 'gift-card' && kind !== 'membership-card'
  const short = stone !== 'drum'
  const carton = short ? cartonOf(190, 170) : cartonOf(124, 300)
  // With the arch, a wide pack would hide its carton.
  const arrangement = hash(`set ${id}`) % 3 || (short ? 1 : 0)
  if (arrangement === 0 || !boxed) {
    return {
      ...master,
      paper: backdrop,
      arch: archOn(backdrop, { x: 306, y: 566, width: 330, height: 440 }),
      pieces: [
        {
          stone: { shape: 'block', x: 300, y: 600, width: 470, height: 80 },
          items: boxed
            ? [
                { make: carton, look, x: 414, ahead: -12, tall: 290, wide: 150 },
                { make, look, x: 248, ahead: 12, tall: tall * 0.9, wide: 300 },
              ]
            : [{ make, look, x: 300, ahead: 4, tall, wide: 385 }],
        },
      ],
    }
  }
  if (arrangement === 1) {
    return {
      ...master,
      paper: backdrop,
      pieces: [
        {
          stone: { shape: 'drum', x: 428, y: 512, width: 252, height: 172 },
          items: [{ make: carton, look, x: 428, tall: short ? 150 : 250, wide: 170 }],
        },
        { stone: { shape: 'drum', x: 226, y: 612, width: 372, height: 66 }, items: [{ make, look, x: 222, tall: tall * 0.88, wide: 300 }] },
      ],
    }
  }
  return {
    ...master,
    paper: backdrop,
    pieces: [
      {
        stone: { shape: 'block', x: 160, y: 600, width: 300, height: 84 },
        items: [{ make: carton, look, x: 128, ahead: -6, tall: short ? 170 : 280, wide: 160 }],
      },
      { stone: { shape: 'drum', x: 356, y: 566, width: 380, height: 128 }, items: [{ make, look, x: 356, tall: tall * 0.9, wide: 320 }] },
    ],
  }
}
