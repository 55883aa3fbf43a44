import { darker, inkOn, lighter, mix } from '../studio/colour.ts'
import { matt, satin } from '../studio/finishes.ts'
import { n } from '../studio/sheet.ts'
import { solid } from '../studio/solid.ts'
import { printed } from './lettering.ts'
import { dressed, drum, trimmed } from './parts.ts'
import type { Maker } from './still.ts'

/** A lip balm: a slim soft tube upside down on its cap, and another with its slanted tip open. */
export const lipBalm: Maker = (bench, { colour, wordmark, house, name }) => {
  const skin = satin(bench.light, colour)
  const ink = inkOn(colour)
  const flat = (height: number) => 1 - Math.max(0, Math.min(1, (height - 70) / 160)) ** 1.4
  const closed =
    drum(bench, dressed(bench, house), { radius: 30, height: 74, edge: 5, grounded: true }) +
    drum(bench, trimmed(bench, house), { radius: 30.4, y: 70, height: 7, top: null }) +
    solid(bench, {
      outline: [
        [31, 76],
        [34, 120, 30],
        [42, 246],
      ],
      finish: skin,
      top: null,
      deep: flat,
    }) +
    `<rect x="-42" y="-268" width="84" height="22" fill="${lighter(colour, 0.16)}"/><path d="M-42 -246H42M-36 -268V-246M-28 -268V-246M-20 -268V-246M-12 -268V-246M-4 -268V-246M4 -268V-246M12 -268V-246M20 -268V-246M28 -268V-246M36 -268V-246" stroke="#1c0a0e" stroke-opacity=".14" stroke-width="1.4"/>` +
    printed(bench, { wordmark, name, ink, x: 0, y: -160, size: 24, room: 62 })
  // Lying on its side: the slanted tip with a little balm on it.
  const tip = `<path d="M0 -18L46 -13Q58 -11 62 -2Q52 12 40 12L0 18Z" fill="${bench.sheet.down([
    [0, lighter(colour, 0.5)],
    [0.5, mix(colour, '#ffffff', 0.3)],
    [1, darker(colour, 0.14)],
  ])}"/><ellipse cx="52" cy="1" rx="9" ry="5" transform="rotate(-42 52 1)" fill="${darker(colour, 0.3)}"/><path d="M48 -4C56 -6 64 0 60 8C52 12 46 4 48 -4Z" fill="${lighter(colour, 0.2)}"/>`
  const lying = `<g transform="translate(66 -34) rotate(7)"><path d="M-30 -34Q-34 0 -30 34L92 21V-21Z" transform="translate(-40 0)" fill="${bench.sheet.down(
    [
      [0, lighter(colour, 0.42)],
      [0.4, colour],
      [1, darker(colour, 0.32)],
    ],
  )}"/><g transform="translate(52 0)">${tip}</g></g>`
  return {
    markup: `<ellipse cx="78" cy="6" rx="78" ry="10" fill="#1c0a0e" opacity=".36" filter="${bench.sheet.blur(5)}"/><g transform="translate(-46 0)">${closed}</g>${lying}`,
    width: 250,
    height: 268,
    feet: [
      { x: -46, width: 62, height: 250 },
      { x: 80, width: 110, height: 50, deep: 0.4 },
    ],
  }
}

/** A twist-up stick beside its cap: foundation, contour, styling wax. */
export const stick: Maker = (bench, { colour, wordmark, house, name }) => {
  const [coat, trim] = [dressed(bench, house), trimmed(bench, house)]
  const domed = solid(bench, {
    outline: [
      [33, 196],
      [33, 252, 12],
      [24, 270, 16],
      [2, 276],
    ],
    finish: satin(bench.light, colour),
    top: null,
  })
  return {
    markup:
      `<g transform="translate(-54 0)">${drum(bench, coat, { radius: 46, height: 176, edge: 5, grounded: true })}${drum(bench, trim, { radius: 46.4, y: 168, height: 9, top: null })}${drum(bench, trim, { radius: 38, y: 174, height: 26, edge: 2 })}${domed}` +
      `${printed(bench, { wordmark, name, ink: house.foil, x: 0, y: -84, size: 26, room: 72, bend: 46 })}</g>` +
      `<g transform="translate(62 0)">${drum(bench, coat, { radius: 47, height: 132, edge: 6, grounded: true })}${drum(bench, trim, { radius: 47.4, height: 10, edge: 2, top: null })}</g>`,
    width: 212,
    height: 276,
    feet: [
      { x: -54, width: 92, height: 270 },
      { x: 62, width: 94, height: 132 },
    ],
  }
}

/** A salve in a shallow tin, with its lid leaning on it; the print is on the lid. */
export const salveTin: Maker = (bench, { colour, wordmark, house, name }) => {
  const trim = trimmed(bench, house)
  const tone = (lean: number) => trim.at([lean, 0.3, Math.sqrt(1 - lean * lean - 0.09)]).colour
  const lid = mix(house.pale, colour, 0.14)
  const face = bench.sheet.linear(
    [
      [0, lighter(lid, 0.4)],
      [0.6, lid],
      [1, darker(lid, 0.14)],
    ],
    [0, 0, 1, 1],
  )
  const salve = bench.sheet.linear(
    [
      [0, lighter(colour, 0.46)],
      [0.5, lighter(colour, 0.1)],
      [1, darker(colour, 0.16)],
    ],
    [0, 0, 1, 0.7],
  )
  return {
    markup:
      `<g transform="translate(34 -4)"><ellipse cx="8" cy="-92" rx="98" ry="96" fill="${tone(0.4)}"/><ellipse cy="-94" rx="98" ry="96" fill="${tone(-0.3)}"/><ellipse cy="-94" rx="90" ry="88" fill="${face}"/>` +
      `${printed(bench, { wordmark, name, ink: house.ink, x: 0, y: -104, size: 40, room: 140 })}</g>` +
      `<g transform="translate(-40 14)"><ellipse cx="10" cy="4" rx="104" ry="16" fill="#1c0a0e" opacity=".34" filter="${bench.sheet.blur(5)}"/>` +
      drum(bench, trim, { radius: 92, height: 46, edge: 3, grounded: true, top: matt(bench.light, lighter(tone(-0.2), 0.2)) }) +
      `<ellipse cy="-46" rx="86" ry="17" fill="${darker(colour, 0.4)}"/><ellipse cy="-45" rx="84" ry="16" fill="${salve}"/>` +
      `<path d="M${n(-50)} -46C-20 -56 24 -54 52 -44C30 -38 -22 -38 -50 -46Z" fill="${darker(colour, 0.12)}" opacity=".6"/><path d="M-52 -47C-22 -57 22 -56 50 -46" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2"/></g>`,
    width: 270,
    height: 196,
    feet: [
      { x: -30, width: 190, height: 60 },
      { x: 50, width: 160, height: 150, deep: 0.2 },
    ],
  }
}
