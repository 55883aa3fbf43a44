import { darker, inkOn, lighter, mix } from '../studio/colour.ts'
import { matt } from '../studio/finishes.ts'
import { type Corner, square } from '../studio/outline.ts'
import { solid } from '../studio/solid.ts'
import { printed } from './lettering.ts'
import { drum, trimmed, vessel } from './parts.ts'
import type { Maker } from './still.ts'

/** A body oil: a slim clear bottle showing the oil's colour, with a pale cap. */
export const bodyOil: Maker = (bench, { colour, wordmark, house, name }) => {
  const bottle: Corner[] = [
    [50, 0],
    [56, 6, 8],
    [56, 226, 34],
    [24, 256, 10],
    [23, 272],
  ]
  return {
    markup:
      vessel(bench, { outline: bottle, contents: colour, level: 208, wall: 7, foot: 18 }) +
      printed(bench, { wordmark, name, ink: inkOn(mix(colour, '#000000', 0.12)), x: 0, y: -108, size: 26, room: 74, bend: 55 }) +
      drum(bench, trimmed(bench, house), { radius: 26, y: 266, height: 13, edge: 2 }) +
      drum(bench, matt(bench.light, house.pale), { radius: 30, y: 278, height: 62, edge: 6 }),
    width: 112,
    height: 344,
    feet: [{ x: 0, width: 112, height: 330 }],
  }
}

/** Bar soap: one bar in a paper band, with an unwrapped one on top that has the initial pressed into it. */
export const barSoap: Maker = (bench, { colour, wordmark, house, name }) => {
  const section = square(0.66, 0.34)
  const bar = (radius: number, height: number): Corner[] => [
    [radius - 12, 0, 2],
    [radius, 13, 14],
    [radius, height - 14, 18],
    [radius - 16, height],
  ]
  // Milled soap is nearly matt: a satin sheen would make it look like plastic.
  const soap = (tone: string) => matt(bench.light, tone)
  const pressed = (text: string, y: number, size: number) =>
    `<g font-family="Gloock, Georgia, serif" font-size="${size}" text-anchor="middle"><text y="${y + 1.6}" fill="#fff" opacity=".55">${text}</text><text y="${y - 1}" fill="${darker(colour, 0.5)}" opacity=".7">${text}</text><text y="${y}" fill="${darker(colour, 0.16)}">${text}</text></g>`
  const paper = mix(house.pale, '#ffffff', 0.2)
  return {
    markup:
      solid(bench, { outline: bar(132, 78), finish: soap(lighter(colour, 0.16)), section, grounded: true }) +
      solid(bench, {
        outline: [
          [88, 3],
          [88, 79],
        ],
        finish: matt(bench.light, paper),
        section: square(1.02, 0.02),
        top: matt(bench.light, lighter(paper, 0.4)),
      }) +
      printed(bench, { wordmark, name, ink: house.ink, x: 0, y: name ? -27 : -16, size: 36, room: 150 }) +
      `<ellipse cx="10" cy="-92" rx="118" ry="12" fill="#2a120e" opacity=".34" filter="${bench.sheet.blur(5)}"/>` +
      `<g transform="translate(6 -84) rotate(-3)">${solid(bench, { outline: bar(122, 74), finish: soap(colour), section })}${pressed(wordmark[0] ?? '', -14, 44)}</g>`,
    width: 266,
    height: 182,
    feet: [{ x: 0, width: 262, height: 170, deep: 0.7 }],
  }
}
