import { darker, lighter } from '../studio/colour.ts'
import { satin } from '../studio/finishes.ts'
import { solid } from '../studio/solid.ts'
import { printed } from './lettering.ts'
import { dressed, drum, trimmed } from './parts.ts'
import type { Maker } from './still.ts'

/** An open lipstick beside its cap. */
export const lipstick: Maker = (bench, { colour, wordmark, house }) => {
  const { sheet } = bench
  const [coat, trim] = [dressed(bench, house), trimmed(bench, house)]
  const [cap, tube] = [-62, 62]
  // The bullet is cut at a slant: a round bar clipped to the cut, with the cut face drawn on top.
  const bar = sheet.clip('<path d="M-32 -178V-238C-32 -266 2 -312 22 -318C29 -318 32 -312 32 -300V-170H-32Z"/>')
  const face = sheet.linear(
    [
      [0, lighter(colour, 0.42)],
      [0.55, lighter(colour, 0.13)],
      [1, darker(colour, 0.1)],
    ],
    [0.1, 0, 0.9, 1],
  )
  const bullet =
    `<g clip-path="${bar}">${solid(bench, {
      outline: [
        [32, 172],
        [32, 330],
      ],
      finish: satin(bench.light, colour),
      top: null,
    })}</g>` +
    `<path d="M-32 -238C-32 -266 2 -312 22 -318C31 -317 32 -292 17 -270C3 -248 -29 -214 -32 -238Z" fill="${face}"/>` +
    `<path d="M-31 -240C-27 -216 3 -249 17 -270C25 -282 30 -297 30 -307" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="1.4"/>`
  const open =
    drum(bench, coat, { radius: 50, height: 122, edge: 4, grounded: true }) +
    drum(bench, trim, { radius: 50.5, y: 106, height: 15, edge: 2 }) +
    `<ellipse cx="0" cy="-121" rx="43" ry="8.6" fill="#2c160d"/>` +
    drum(bench, trim, { radius: 38, y: 118, height: 68, edge: 2.5 }) +
    `<ellipse cx="0" cy="-186" rx="34" ry="6.8" fill="#4a2a14"/>` +
    bullet
  return {
    markup:
      `<g transform="translate(${cap} 0)">${drum(bench, coat, { radius: 51, height: 184, edge: 6, grounded: true })}${drum(bench, trim, { radius: 51.5, height: 12, edge: 2, top: null })}` +
      `${printed(bench, { wordmark, ink: house.foil, x: 0, y: -84, size: 25, room: 80, bend: 51 })}</g>` +
      `<g transform="translate(${tube} 0)">${open}</g>`,
    width: 230,
    height: 318,
    feet: [
      { x: cap, width: 102, height: 184 },
      { x: tube, width: 100, height: 290 },
    ],
  }
}
