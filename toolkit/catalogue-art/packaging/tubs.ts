import { darker, lighter, mix } from '../studio/colour.ts'
import { matt, satin } from '../studio/finishes.ts'
import type { Corner } from '../studio/outline.ts'
import { seeded } from '../studio/seeded.ts'
import { n } from '../studio/sheet.ts'
import { solid } from '../studio/solid.ts'
import { printed } from './lettering.ts'
import { dressed, drum, paperLabel, trimmed, vessel } from './parts.ts'
import type { Maker } from './still.ts'

/** A hair mask: a closed wide tub under a lacquer lid. */
export const hairMask: Maker = (bench, { colour, wordmark, house, name }) => ({
  markup:
    solid(bench, {
      outline: [
        [108, 0],
        [118, 8, 10],
        [118, 128],
      ],
      finish: matt(bench.light, mix(colour, house.pale, 0.35)),
      top: null,
      grounded: true,
    }) +
    printed(bench, { wordmark, name, ink: house.ink, x: 0, y: -38, size: 42, room: 184, bend: 118 }) +
    solid(bench, {
      outline: [
        [122, 116],
        [122, 178, 7],
        [114, 178],
      ],
      finish: dressed(bench, house),
    }) +
    drum(bench, trimmed(bench, house), { radius: 122.4, y: 116, height: 7, top: null }),
  width: 244,
  height: 204,
  feet: [{ x: 0, width: 236, height: 180 }],
})

/** A face mask: clay in a closed glass jar with a metal lid, and a wooden spatula leaning on it. */
export const maskJar: Maker = (bench, { colour, wordmark, house, name }) => {
  const outline: Corner[] = [
    [84, 0],
    [92, 6, 8],
    [92, 116, 14],
    [80, 124],
  ]
  const wood = bench.sheet.linear([
    [0, '#E9CDA6'],
    [0.4, '#DDBA8C'],
    [1, '#A97F52'],
  ])
  return {
    markup:
      `<g transform="translate(-26 0)">` +
      vessel(bench, { outline, contents: matt(bench.light, colour), level: 114, wall: 8, foot: 16, surface: colour }) +
      paperLabel(bench, { radius: 92.5, low: 28, high: 96, width: 136, paper: house.pale }) +
      printed(bench, { wordmark, name, ink: house.ink, x: 0, y: -38, size: 32, room: 124, bend: 92 }) +
      drum(bench, trimmed(bench, house), { radius: 88, y: 118, height: 48, edge: 4 }) +
      `</g><g transform="translate(96 6) rotate(-13)"><path d="M-11 -8C-15 -30 -9 -64 -6 -110L-5 -214Q0 -222 5 -214L6 -110C9 -64 15 -30 11 -8Q0 6 -11 -8Z" fill="${wood}"/><path d="M-11 -8C-13 -22 -11 -40 -9 -56C-2 -50 4 -62 9 -52C12 -36 14 -22 11 -8Q0 6 -11 -8Z" fill="${satin(bench.light, colour).at([-0.4, 0.3, 0.86]).colour}"/><path d="M-7 -14C-8 -26 -7 -36 -6 -44" stroke="#fff" stroke-opacity=".4" stroke-width="2.4" fill="none" stroke-linecap="round"/></g>`,
    width: 232,
    height: 222,
    feet: [
      { x: -26, width: 182, height: 166 },
      { x: 96, width: 24, height: 150 },
    ],
  }
}

/** Grains in a jar or heaped on its rim; seeded, so that the output is deterministic. */
export function tubGrains(
  seed: string,
  colour: string,
  area: { left: number; right: number; top: number; bottom: number },
  count: number,
  size: number,
): string {
  const random = seeded(`grains ${seed}`)
  return Array.from({ length: count }, () => {
    const [x, y] = [area.left + random() * (area.right - area.left), area.top + random() * (area.bottom - area.top)]
    const r = size * (0.5 + random() * 0.7)
    const turn = random() * 6.3
    const corners = Array.from({ length: 5 }, (_, index) => {
      const angle = turn + (index * 6.283) / 5
      const reach = r * (0.72 + random() * 0.4)
      return `${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach * 0.8)}`
    })
    const tone = random()
    const fill = tone > 0.72 ? lighter(colour, 0.7) : tone > 0.4 ? lighter(colour, 0.32) : tone > 0.16 ? colour : darker(colour, 0.22)
    return `<path d="M${corners.join('L')}Z" fill="${fill}" stroke="${darker(colour, 0.42)}" stroke-opacity=".16" stroke-width=".8"/>`
  }).join('')
}

/** A body scrub: an open tub heaped with grains, with a spoon in it. */
export const bodyScrub: Maker = (bench, { colour, wordmark, house, seed, name }) => {
  const body = mix(house.pale, colour, 0.2)
  const heap = 'M-99 -118C-84 -136 -40 -152 0 -152C44 -152 84 -136 99 -118A99 19.8 0 0 1 -99 -118Z'
  const mound = bench.sheet.linear(
    [
      [0, lighter(colour, 0.5)],
      [0.5, colour],
      [1, darker(colour, 0.3)],
    ],
    [0.1, 0, 0.9, 1],
  )
  const wood = bench.sheet.linear([
    [0, '#E9CDA6'],
    [0.5, '#D2AB79'],
    [1, '#9C7245'],
  ])
  return {
    markup:
      solid(bench, {
        outline: [
          [98, 0],
          [108, 8, 12],
          [108, 118],
        ],
        finish: matt(bench.light, body),
        top: matt(bench.light, lighter(body, 0.2)),
        grounded: true,
      }) +
      `<ellipse cy="-118" rx="101" ry="20.2" fill="${darker(colour, 0.35)}"/>` +
      `<g transform="translate(46 -128) rotate(28)"><path d="M-7 8L-5 -118Q0 -128 5 -118L7 8Z" fill="${wood}"/></g>` +
      `<path d="${heap}" fill="${mound}"/><g clip-path="${bench.sheet.clip(`<path d="${heap}"/>`)}">${tubGrains(seed, colour, { left: -98, right: 98, top: -152, bottom: -98 }, 260, 4.6)}</g>` +
      `<path d="M-108 -118A108 21.6 0 0 0 108 -118" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2.4"/>` +
      printed(bench, { wordmark, name, ink: house.ink, x: 0, y: -40, size: 40, room: 168, bend: 108 }),
    width: 222,
    height: 222,
    feet: [{ x: 0, width: 216, height: 130 }],
  }
}

/** Bath salts: crystals in a clear jar under a wooden lid. */
export const bathSalts: Maker = (bench, { colour, wordmark, house, seed, name }) => {
  const outline: Corner[] = [
    [82, 0],
    [90, 6, 10],
    [90, 158, 24],
    [74, 178, 8],
    [72, 188],
  ]
  const within = bench.sheet.clip('<path d="M-84 -140V-18A84 16.8 0 0 0 84 -18V-140A84 16.8 0 0 0 -84 -140Z"/>')
  const shade = bench.sheet.linear([
    [0, '#1c0a0e', 0.4],
    [0.14, '#1c0a0e', 0.04],
    [0.4, '#ffffff', 0.12],
    [0.7, '#1c0a0e', 0.06],
    [1, '#1c0a0e', 0.46],
  ])
  return {
    markup:
      vessel(bench, {
        outline,
        contents: satin(bench.light, mix(colour, '#ffffff', 0.2)),
        level: 146,
        wall: 6,
        foot: 12,
        surface: lighter(colour, 0.4),
        within: `<g clip-path="${within}">${tubGrains(seed, mix(colour, '#ffffff', 0.25), { left: -84, right: 84, top: -142, bottom: 0 }, 520, 6.4)}<rect x="-84" y="-142" width="168" height="144" fill="${shade}"/></g>`,
      }) +
      paperLabel(bench, { radius: 90.5, low: 36, high: 116, width: 116, paper: house.pale }) +
      printed(bench, { wordmark, name, ink: house.ink, x: 0, y: -56, size: 31, room: 104, bend: 90 }) +
      drum(bench, matt(bench.light, '#C79C6B'), { radius: 80, y: 184, height: 42, edge: 5 }) +
      `<path d="M-79 -196A79 15.8 0 0 0 79 -196M-79 -212A79 15.8 0 0 0 79 -212" fill="none" stroke="#7a5230" stroke-opacity=".22" stroke-width="1.6"/>`,
    width: 180,
    height: 240,
    feet: [{ x: 0, width: 178, height: 226 }],
  }
}
