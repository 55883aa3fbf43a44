import { kinds } from './kinds.ts'
import { plusMark } from './packaging/gifts.ts'
import { draw, lookOf, type Setting } from './setting.ts'

const oxblood = '#430B1B'
const butter = '#F7DD8B'

/** The shop's mark: the square-cut plus, butter on oxblood as on the membership card. Nothing else, so that it is legible at 16 px. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${oxblood}"/>${thickPlus(16, 16, 20, butter)}</svg>\n`

/** The mark for a phone's home screen. The phone rounds the corners, so the plus stays clear of them. */
export const touchIcon = `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="180" viewBox="0 0 32 32"><rect width="32" height="32" fill="${oxblood}"/>${thickPlus(16, 16, 17, butter)}</svg>`

/** At icon sizes the plus needs arms a third as thick as its width. */
function thickPlus(x: number, y: number, size: number, fill: string): string {
  const [arm, half] = [size * 0.3, size / 2]
  return `<path d="M${x - arm / 2} ${y - half}h${arm}V${y - arm / 2}H${x + half}v${arm}H${x + arm / 2}V${y + half}h${-arm}V${y + arm / 2}H${x - half}v${-arm}H${x - arm / 2}Z" fill="${fill}"/>`
}

/** Placeholder for a missing picture, 4:5: the empty studio. Flat, so that it is not mistaken for a product. */
export const placeholder =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="750" viewBox="0 0 600 750">' +
  '<rect width="600" height="750" fill="#F6F5F6"/><rect y="525" width="600" height="225" fill="#EFECEE"/>' +
  '<path d="M95 604V676A205 41 0 0 0 505 676V604Z" fill="#E3DDE0"/><ellipse cx="300" cy="604" rx="205" ry="41" fill="#F6F5F6"/>' +
  '<path d="M236 604V372Q236 336 268 330V300H332V330Q364 336 364 372V604A64 13 0 0 1 236 604Z" fill="none" stroke="#B9ADB2" stroke-width="3" stroke-dasharray="3 9" stroke-linecap="round"/>' +
  '<path d="M262 292V212H338V292Z" fill="none" stroke="#B9ADB2" stroke-width="3" stroke-dasharray="3 9" stroke-linecap="round"/>' +
  `${plusMark(300, 470, 44, '#B9ADB2')}</svg>\n`

const table: Setting = {
  width: 1200,
  height: 630,
  horizon: 0.72,
  paper: 'powder',
  pieces: [
    {
      stone: { shape: 'drum', x: 1010, y: 398, width: 260, height: 150 },
      items: [{ make: kinds.perfume.make, look: lookOf('Ottilie', '#e9b9a0', 'social'), x: 1010, tall: 300 }],
    },
    {
      stone: { shape: 'block', x: 800, y: 500, width: 330, height: 86 },
      items: [{ make: kinds.lipstick.make, look: lookOf('Ottilie', '#a3263f', 'social'), x: 800, tall: 290, ahead: 2 }],
    },
  ],
}

/** The preview image for shared links, 1200 by 630: the wordmark beside a still life. */
export const social = draw(table, 'social').replace(
  '</svg>',
  `<text x="84" y="352" font-family="Gloock, Georgia, serif" font-size="168" letter-spacing="-3.4" fill="${oxblood}">Ottilie</text>` +
    `<text x="92" y="424" font-family="'Instrument Sans', sans-serif" font-size="31" font-weight="500" fill="#21151A">Beauty at the member's price</text></svg>`,
)
