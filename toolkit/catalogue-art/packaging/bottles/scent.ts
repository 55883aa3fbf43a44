import { lighter, mix } from '../../studio/colour.ts'
import { metal, satin } from '../../studio/finishes.ts'
import { type Corner, square } from '../../studio/outline.ts'
import { n } from '../../studio/sheet.ts'
import { printed, printedUp } from '../lettering.ts'
import { dressed, drum, trimmed, vessel } from '../parts.ts'
import type { Maker } from '../still.ts'

/** A perfume: a square bottle with thick walls, a paper label and a heavy round cap. */
export const perfume: Maker = (bench, { colour, wordmark, house, name }) => {
  const flacon: Corner[] = [
    [87, 0],
    [91, 4, 5],
    [91, 186, 12],
    [84, 196, 5],
    [26, 198],
    [26, 204],
  ]
  const section = square(0.44, 0.1)
  const juice = mix(colour, '#ffffff', 0.12)
  return {
    markup:
      vessel(bench, { outline: flacon, contents: juice, level: 166, wall: 15, foot: 30, section, surface: lighter(juice, 0.5) }) +
      // Cut glass refracts light at its corners.
      `<path d="M-76 -164L-88 -190M76 -164L88 -190" stroke="#fff" stroke-opacity=".5" stroke-width="1.6" transform="translate(0 4)"/>` +
      `<path d="M-66 -150H-30L-66 -46Z" fill="#fff" opacity=".17"/>` +
      `<path d="M2 -160V-40" stroke="#fff" stroke-opacity=".34" stroke-width="2.4"/>` +
      `<rect x="-50" y="-112" width="100" height="70" fill="${bench.sheet.linear(
        [
          [0, mix(house.pale, '#d8c8ba', 0.3)],
          [0.3, '#fffdf9'],
          [1, mix(house.pale, '#cdbcae', 0.5)],
        ],
        [0, 0, 1, 0.3],
      )}"/>` +
      printed(bench, { wordmark, name, ink: house.ink, x: 0, y: -77, size: 28, room: 88 }) +
      drum(bench, trimmed(bench, house), { radius: 24, y: 196, height: 20, edge: 2 }) +
      drum(bench, dressed(bench, house), { radius: 45, y: 214, height: 86, edge: 5 }),
    width: 182,
    height: 306,
    feet: [{ x: 0, width: 182, height: 280, deep: 0.5 }],
  }
}

/** A travel spray: a slim case with its atomiser exposed and the cap beside it. */
export const perfumeTravel: Maker = (bench, { colour, wordmark, house, name }) => {
  const [coat, trim] = [dressed(bench, house), trimmed(bench, house)]
  const [spray, cap] = [-36, 50]
  return {
    markup:
      `<g transform="translate(${spray} 0)">` +
      drum(bench, coat, { radius: 35, height: 236, edge: 3, grounded: true }) +
      drum(bench, satin(bench.light, colour), { radius: 35.3, y: 22, height: 20, top: null }) +
      drum(bench, trim, { radius: 35.4, height: 9, top: null }) +
      drum(bench, trim, { radius: 30, y: 234, height: 34, edge: 3 }) +
      drum(bench, metal(bench.light, house.metal, 0.3), { radius: 17, y: 266, height: 40, edge: 4 }) +
      `<ellipse cx="-3" cy="-284" rx="2.6" ry="3" fill="#1c0a0e"/><ellipse cx="-3.4" cy="-284.4" rx="1.1" ry="1.3" fill="#fff" opacity=".6"/>` +
      printedUp(bench, { wordmark, name, ink: house.foil, x: -5, y: -142, size: 30, room: 160 }) +
      `</g><g transform="translate(${cap} 0)">` +
      drum(bench, coat, { radius: 36, height: 96, edge: 5, grounded: true }) +
      drum(bench, trim, { radius: 36.4, height: 9, top: null }) +
      `</g>`,
    width: 162,
    height: 310,
    feet: [
      { x: spray, width: 70, height: 300 },
      { x: cap, width: 72, height: 96 },
    ],
  }
}

/** A lit candle in a glass tumbler. */
export const candle: Maker = (bench, { colour, wordmark, house, name }) => {
  const { sheet } = bench
  const tumbler: Corner[] = [
    [88, 0],
    [96, 7, 9],
    [96, 192],
  ]
  const wax = mix(colour, '#fff6e8', 0.3)
  const halo = sheet.radial([
    [0, '#FFE9B0', 0.85],
    [0.35, '#FFD98A', 0.32],
    [1, '#FFD98A', 0],
  ])
  const flame = sheet.linear(
    [
      [0, '#FFF8DC'],
      [0.5, '#FFD66B'],
      [0.85, '#F59A3C'],
      [1, '#7FA6D8'],
    ],
    [0, 0, 0, 1],
  )
  const glow = sheet.radial([
    [0, '#FFF0C0', 0.9],
    [0.5, '#FFE3A0', 0.3],
    [1, '#FFE3A0', 0],
  ])
  return {
    markup:
      vessel(bench, { outline: tumbler, contents: satin(bench.light, wax), level: 150, wall: 7, foot: 16, surface: lighter(wax, 0.35) }) +
      `<ellipse cy="-151" rx="84" ry="16.4" fill="${glow}"/><ellipse cx="2" cy="-150" rx="20" ry="4" fill="${lighter(wax, 0.6)}" opacity=".9"/>` +
      `<path d="M0 -150C-1 -158 2 -164 1 -172" stroke="#2a1714" stroke-width="3" fill="none" stroke-linecap="round"/>` +
      `<circle cy="-190" r="86" fill="${halo}"/><path d="M1 -166C-13 -174 -11 -192 1 -220C12 -194 15 -174 1 -166Z" fill="${flame}"/>` +
      `<path d="M${n(-96)} -192A96 19.2 0 0 0 96 -192" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="2.2"/><path d="M-96 -192A96 19.2 0 0 1 96 -192" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.6"/>` +
      `<rect x="-54" y="-88" width="108" height="84" transform="translate(0 4)" fill="${sheet.linear([
        [0, mix(house.pale, '#cbb9aa', 0.25)],
        [0.3, '#fffdf9'],
        [1, mix(house.pale, '#c6b4a5', 0.45)],
      ])}"/>` +
      printed(bench, { wordmark, name, ink: house.ink, x: 0, y: -42, size: 32, room: 92 }),
    width: 192,
    height: 232,
    feet: [{ x: 0, width: 190, height: 200 }],
  }
}
