import { darker, inkOn, lighter, mix } from '../../studio/colour.ts'
import { metal, satin } from '../../studio/finishes.ts'
import { n } from '../../studio/sheet.ts'
import { solid } from '../../studio/solid.ts'
import { printed } from '../lettering.ts'
import { dressed, drum, trimmed } from '../parts.ts'
import type { Maker } from '../still.ts'

/** A conditioner: a bottle standing on its broad flip cap, so that it can be emptied completely. */
export const conditioner: Maker = (bench, { colour, wordmark, house, name }) => {
  const body = mix(colour, house.pale, 0.1)
  return {
    markup:
      drum(bench, dressed(bench, house), { radius: 60, height: 62, edge: 5, grounded: true }) +
      drum(bench, trimmed(bench, house), { radius: 60.4, y: 55, height: 7, top: null }) +
      `<path d="M-22 -12A60 12 0 0 0 22 -12" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3" transform="translate(0 6)"/>` +
      solid(bench, {
        outline: [
          [58, 60],
          [64, 96, 40],
          [78, 200, 90],
          [76, 300, 70],
          [46, 332, 36],
          [4, 338],
        ],
        finish: satin(bench.light, body),
        top: null,
      }) +
      printed(bench, { wordmark, name, ink: inkOn(body), x: 0, y: -198, size: 38, room: 124, bend: 76 }),
    width: 156,
    height: 340,
    feet: [{ x: 0, width: 124, height: 330 }],
  }
}

/** A hair spray: a tall brushed-metal can with a bare shoulder and its cap on. */
export const hairSpray: Maker = (bench, { colour, wordmark, house, name }) => {
  const skin = mix(colour, house.pale, 0.08)
  const bare = metal(bench.light, 'silver', 0.22)
  const band = `<path d="M-55 -66A55 11 0 0 0 55 -66V-54A55 11 0 0 1 -55 -54Z" fill="${darker(skin, 0.4)}" opacity=".7"/>`
  return {
    markup:
      drum(bench, bare, { radius: 53, height: 12, edge: 3, grounded: true }) +
      drum(bench, satin(bench.light, skin), { radius: 55, y: 8, height: 262, edge: 2, grounded: true, top: null }) +
      drum(bench, bare, { radius: 55.4, y: 6, height: 6, top: null }) +
      band +
      solid(bench, {
        outline: [
          [55, 270],
          [55, 278, 5],
          [48, 294, 14],
          [44, 298],
        ],
        finish: bare,
        top: null,
      }) +
      drum(bench, dressed(bench, house), { radius: 46, y: 292, height: 92, edge: 9 }) +
      `<path d="M${n(-46)} -306A46 9.2 0 0 0 46 -306" fill="none" stroke="${lighter(house.pack, 0.3)}" stroke-opacity=".5" stroke-width="1.6"/>` +
      printed(bench, { wordmark, name, ink: inkOn(skin), x: 0, y: -176, size: 32, room: 88, bend: 55 }),
    width: 110,
    height: 388,
    feet: [{ x: 0, width: 110, height: 380 }],
  }
}
