import type { PictureKind } from '#fixtures/catalogue/picture.ts'
import { heroStones } from './compositions.ts'
import { kinds } from './kinds.ts'
import { type Item, lookOf, type Setting } from './setting.ts'
import type { Paper } from './studio/backdrop.ts'

/** An editorial picture: its setting, and its output widths, px. */
type Scene = { name: string; setting: Setting; widths: readonly number[] }

const own = 'Ottilie'
/** Stone for oxblood scenes, where travertine would be the brightest element. */
const rosyStone = '#DDB3A6'
const apricot = '#F2CCB9'

/** The products whose packs stand in the scenes, by kind. */
const names: Partial<Readonly<Record<PictureKind, string>>> = {
  perfume: 'Fig & Salt Eau de Parfum',
  foundation: 'Second Skin Foundation',
  serum: 'Bright Drops 15% Vitamin C',
  'cleanser-tube': 'Milk Room Cream Cleanser',
  'cream-jar': 'Overnight Ceramide Cream',
  'hair-mask': 'Bond Repair Hair Mask',
  'body-oil': 'Dry Body Oil, Neroli',
  'supplement-jar': 'Daily Essentials for Skin',
}

const item = (kind: PictureKind, colour: string, x: number, tall: number, ahead = 6): Item => ({
  make: kinds[kind].make,
  look: lookOf(own, colour, `scene ${kind}`, { name: names[kind] }),
  x,
  tall,
  ahead,
})

const scent = '#e9b9a0'
const drops = '#c98a3a'
const rosehip = '#a3263f'

/** The home page's hero picture. The left two fifths are empty for the headline. */
const homeHero: Setting = {
  width: 1440,
  height: 720,
  horizon: 0.72,
  paper: 'powder',
  arch: { x: 1118, y: 560, width: 352, height: 528, colour: apricot },
  pieces: [
    { stone: { shape: 'drum', x: 1122, y: 398, width: 272, height: 214 }, items: [item('perfume', scent, 1122, 330)] },
    { stone: { shape: 'drum', x: 1362, y: 488, width: 250, height: 150 }, items: [item('foundation', '#d9a47c', 1350, 322)] },
    { stone: { shape: 'drum', x: 780, y: 546, width: 262, height: 92 }, items: [item('serum', drops, 776, 318)] },
    {
      stone: { shape: 'block', x: 1066, y: 592, width: 408, height: 96 },
      items: [item('lipstick', rosehip, 964, 250, 2), item('compact', '#dfa28e', 1172, 212, 8)],
    },
  ],
}

/** A category tile on the home page, 3:4: its best-known product on its own. */
const tile = (kind: PictureKind, colour: string, paper: Paper): Setting => {
  const { make, stone, tall } = kinds[kind]
  const under = heroStones[stone]
  return {
    width: 600,
    height: 800,
    horizon: 0.72,
    paper,
    pieces: [
      {
        stone: { ...under, y: under.y + 44 },
        items: [{ make, look: lookOf(own, colour, `tile ${kind}`, { name: names[kind] }), x: 300, tall, wide: 385 }],
      },
    ],
  }
}

// The middle one is what phones of two pixels a CSS px want of two tiles side by side.
const tileWidths = [240, 360, 480] as const

export const scenes: readonly Scene[] = [
  { name: 'home-hero', setting: homeHero, widths: [720, 1440, 2160] },
  {
    name: 'members-tile',
    // The middle one is what most phones want of a picture that is as wide as the page.
    widths: [480, 720, 960],
    setting: {
      width: 960,
      height: 520,
      horizon: 0.66,
      paper: 'sky',
      pieces: [
        { stone: { shape: 'drum', x: 340, y: 408, width: 310, height: 72 }, items: [item('cleanser-tube', '#e8a9a4', 338, 330)] },
        { stone: { shape: 'block', x: 664, y: 408, width: 340, height: 84 }, items: [item('compact', '#d97f86', 664, 348, 10)] },
      ],
    },
  },
  {
    name: 'quiz',
    widths: [480, 960],
    setting: {
      width: 960,
      height: 560,
      horizon: 0.68,
      paper: 'butter',
      pieces: [
        { stone: { shape: 'drum', x: 650, y: 376, width: 280, height: 150 }, items: [item('serum', drops, 648, 322)] },
        { stone: { shape: 'drum', x: 326, y: 446, width: 330, height: 74 }, items: [item('cream-jar', '#f4ece4', 344, 188, 10)] },
      ],
    },
  },
  {
    name: 'journal',
    widths: [480, 960],
    setting: {
      width: 960,
      height: 746,
      horizon: 0.7,
      paper: 'oxblood',
      stone: rosyStone,
      pieces: [
        {
          stone: { shape: 'drum', x: 468, y: 566, width: 740, height: 104 },
          items: [
            item('eye-palette', '#c98b6e', 290, 286, -6),
            {
              ...item('lipstick', '#d9483b', 630, 400, 22),
              look: { ...lookOf(own, '#d9483b', 'journal'), house: { ...lookOf(own, '#d9483b', 'journal').house, pack: '#7A1630' } },
            },
          ],
        },
      ],
    },
  },
  {
    name: 'not-found',
    widths: [720, 1440],
    setting: {
      width: 1440,
      height: 440,
      horizon: 0.72,
      paper: 'sky',
      pieces: [{ stone: { shape: 'drum', x: 1000, y: 366, width: 540, height: 110 }, items: [item('lipstick', rosehip, 1000, 300, 4)] }],
    },
  },
  { name: 'category-makeup', setting: tile('compact', '#d97f86', 'blush'), widths: tileWidths },
  { name: 'category-skincare', setting: tile('cream-jar', '#f4ece4', 'powder'), widths: tileWidths },
  { name: 'category-fragrance', setting: tile('perfume', scent, 'clay'), widths: tileWidths },
  { name: 'category-haircare', setting: tile('hair-mask', '#d8c3ae', 'sage'), widths: tileWidths },
  { name: 'category-body', setting: tile('body-oil', '#d99a3f', 'butter'), widths: tileWidths },
  { name: 'category-supplements', setting: tile('supplement-jar', '#c98a3a', 'sand'), widths: tileWidths },
]
