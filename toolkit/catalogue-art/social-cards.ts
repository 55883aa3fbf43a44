import type { PictureKind } from '#fixtures/catalogue/picture.ts'
import { heroStones } from './compositions.ts'
import { kinds } from './kinds.ts'
import { draw, lookOf, type Setting } from './setting.ts'
import type { Paper } from './studio/backdrop.ts'

/** The picture that stands for a page where it is shared: its file's name, its words, and what stands beside them. */
type SocialCard = { name: string; title: string; line: string; kind: PictureKind; colour: string; paper: Paper }

/** Size in px: the one that social networks crop least. */
export const socialSize = { width: 1200, height: 630 } as const

/** The cards, named by the pages that show them (`app/platform/page/social-picture.ts`). */
export const socialCards: readonly SocialCard[] = [
  { name: 'makeup', title: 'Makeup', line: 'Shades, textures and tools', kind: 'compact', colour: '#d97f86', paper: 'blush' },
  { name: 'skincare', title: 'Skincare', line: 'Serums, creams and sun care', kind: 'cream-jar', colour: '#f4ece4', paper: 'powder' },
  { name: 'fragrances', title: 'Fragrance', line: 'To wear and to burn', kind: 'perfume', colour: '#e9b9a0', paper: 'clay' },
  { name: 'hair-care', title: 'Hair', line: 'From the scalp outwards', kind: 'hair-mask', colour: '#d8c3ae', paper: 'sage' },
  { name: 'body', title: 'Body', line: 'Bath, oils and lotions', kind: 'body-oil', colour: '#d99a3f', paper: 'butter' },
  {
    name: 'beauty-supplements',
    title: 'Supplements',
    line: 'A little every day',
    kind: 'supplement-jar',
    colour: '#c98a3a',
    paper: 'sand',
  },
  {
    name: 'join',
    title: 'Join Ottilie+',
    line: "The Member's Price on everything",
    kind: 'membership-card',
    colour: '#430B1B',
    paper: 'butter',
  },
  {
    name: 'journal',
    title: 'The journal',
    line: 'How things work, and what to leave alone',
    kind: 'eye-palette',
    colour: '#c98b6e',
    paper: 'powder',
  },
]

/** Text on light paper, and on what is too dark for it. */
const ink = '#430B1B'

/** Draws a card: the words on the left, a product on its stone on the right. */
export function socialCard({ name, title, line, kind, colour, paper }: SocialCard): string {
  const { make, stone, tall } = kinds[kind]
  const setting: Setting = {
    ...socialSize,
    horizon: 0.72,
    paper,
    pieces: [
      {
        stone: { ...heroStones[stone], x: 960, y: 510, width: heroStones[stone].width * 0.85 },
        items: [{ make, look: lookOf('Ottilie', colour, `social ${name}`), x: 960, tall: tall * 0.95, wide: 330 }],
      },
    ],
  }
  const words =
    `<text x="84" y="120" font-family="Gloock, Georgia, serif" font-size="52" letter-spacing="-1" fill="${ink}">Ottilie</text>` +
    `<text x="82" y="350" font-family="Gloock, Georgia, serif" font-size="104" letter-spacing="-2" fill="${ink}">${title}</text>` +
    `<text x="86" y="414" font-family="'Instrument Sans', sans-serif" font-size="31" font-weight="500" fill="#21151A">${line}</text>`
  return draw(setting, `social-${name}`).replace('</svg>', `${words}</svg>`)
}
