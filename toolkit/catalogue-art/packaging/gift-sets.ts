import type { Variety } from '#fixtures/catalogue/picture.ts'
import { darker, lighter, mix } from '../studio/colour.ts'
import { cardboard, matt, satin } from '../studio/finishes.ts'
import { square } from '../studio/outline.ts'
import { n } from '../studio/sheet.ts'
import { type Bench, solid } from '../studio/solid.ts'
import { barSoap, bodyOil } from './body.ts'
import { serum } from './bottles/droppers.ts'
import { foundation, tonerBottle } from './bottles/face-bottles.ts'
import { candle, perfume } from './bottles/scent.ts'
import { type Box, box, boxed } from './box.ts'
import { compact } from './compact.ts'
import { bow } from './gifts.ts'
import { isPale } from './houses.ts'
import { creamJar } from './jars.ts'
import { printed } from './lettering.ts'
import { lipstick } from './lipstick.ts'
import { dressed, drum, vessel } from './parts.ts'
import type { Look, Maker } from './still.ts'
import { cleanserTube } from './tubes.ts'
import { bathSalts } from './tubs.ts'
import { mascara } from './wands.ts'

/** A thing in front of a gift box: its maker, place and height, px. */
type Gift = { make: Maker; x: number; tall: number; ahead?: number; colour?: string }

/** Sets out things in front of a box, from back to front. */
function setOut(bench: Bench, look: Look, gifts: readonly Gift[]): string {
  return gifts
    .map(({ make, x, tall, ahead = 22, colour = look.colour }) => {
      const still = make(bench, { ...look, colour, name: undefined, variety: undefined })
      const scale = tall / still.height
      const shade = `<ellipse cx="${n(x + 8)}" cy="${n(ahead - 2)}" rx="${n(still.width * scale * 0.52)}" ry="9" fill="#1c0a0e" opacity=".42" filter="${bench.sheet.blur(5)}"/>`
      return `${shade}<g transform="translate(${n(x)} ${n(ahead)}) scale(${n(scale)})">${still.markup}</g>`
    })
    .join('')
}

/** A closed box with a ribbon round it, printed with the set's name. */
function giftBox(bench: Bench, { wordmark, house, colour, name }: Look, wide: number, height: number): string {
  const pale = isPale(house)
  const finish = cardboard(bench.light, pale ? mix(colour, house.pale, 0.2) : house.pack)
  const ribbonColour = mix(colour, house.pale, 0.25)
  const ribbon = satin(bench.light, ribbonColour)
  const { width, depth } = boxed(wide, 0.7)
  const lidHigh = 46
  const body = box(bench, { width, depth, height: height - lidHigh, finish, grounded: true, open: true })
  const lid = box(bench, { width: width + 8, depth: depth + 8, height: lidHigh, finish, y: height - lidHigh })
  const strip = (of: Box, points: readonly (readonly [number, number, number])[], lean: number, up = 0.2) =>
    `<path d="M${points
      .map((point) =>
        of
          .at(...point)
          .map(n)
          .join(' '),
      )
      .join('L')}Z" fill="${ribbon.at([lean, up, Math.sqrt(Math.max(0, 1 - lean * lean - up * up))]).colour}"/>`
  const tied = (of: Box, w: number, d: number, h: number) =>
    strip(
      of,
      [
        [w / 2 - 15, 0, 0],
        [w / 2 + 15, 0, 0],
        [w / 2 + 15, 0, h],
        [w / 2 - 15, 0, h],
      ],
      -0.4,
    ) +
    strip(
      of,
      [
        [w, d / 2 - 13, 0],
        [w, d / 2 + 13, 0],
        [w, d / 2 + 13, h],
        [w, d / 2 - 13, h],
      ],
      0.8,
    )
  const [w, d] = [width + 8, depth + 8]
  const shadow = `<path d="M${[
    [0, 0, 0],
    [w, 0, 0],
    [w, d, 0],
  ]
    .map(([x = 0, z = 0, y = 0]) => lid.at(x, z, y).map(n).join(' '))
    .join('L')}" fill="none" stroke="#1c0a0e" stroke-opacity=".4" stroke-width="9" filter="${bench.sheet.blur(3)}"/>`
  const top =
    strip(
      lid,
      [
        [w / 2 - 15, 0, lidHigh],
        [w / 2 + 15, 0, lidHigh],
        [w / 2 + 15, d, lidHigh],
        [w / 2 - 15, d, lidHigh],
      ],
      -0.1,
      0.96,
    ) +
    strip(
      lid,
      [
        [0, d / 2 - 13, lidHigh],
        [w, d / 2 - 13, lidHigh],
        [w, d / 2 + 13, lidHigh],
        [0, d / 2 + 13, lidHigh],
      ],
      -0.1,
      0.96,
    )
  const [bx, by] = lid.at(w / 2, d / 2, lidHigh)
  return (
    body.markup +
    tied(body, width, depth, height - lidHigh) +
    body.onFront(
      printed(bench, {
        wordmark,
        name,
        ink: pale ? house.ink : house.foil,
        x: width * 0.23,
        y: -(height - lidHigh) * 0.62,
        size: 30,
        room: width * 0.36,
      }),
    ) +
    shadow +
    lid.markup +
    tied(lid, w, d, lidHigh) +
    top +
    `<g transform="translate(${n(bx)} ${n(by)})">${bow(bench, ribbonColour, 2)}</g>`
  )
}

/** A gift box with its contents in front. */
const giftOf =
  (gifts: readonly Gift[]): Maker =>
  (bench, look) => ({
    markup: `<g transform="translate(-18 -10)">${giftBox(bench, look, 270, 196)}</g>${setOut(bench, look, gifts)}`,
    width: 330,
    height: 286,
    feet: [
      { x: -14, width: 264, height: 196, deep: 0.6 },
      { x: 110, width: 150, height: 120, deep: 0.4 },
    ],
  })

/** A gua sha: a flat stone with a notch, standing on its long edge. */
const stone: Maker = (bench, { colour }) => {
  const face = bench.sheet.linear(
    [
      [0, lighter(colour, 0.5)],
      [0.4, mix(colour, '#6f9c82', 0.5)],
      [1, darker(mix(colour, '#5d8a70', 0.6), 0.24)],
    ],
    [0, 0, 1, 1],
  )
  const shape = 'M-86 -16C-96 -62 -74 -108 -34 -112C-14 -114 -8 -96 6 -96C22 -96 26 -116 50 -108C84 -96 92 -48 84 -14C60 4 -60 4 -86 -16Z'
  return {
    markup:
      `<path d="${shape}" transform="translate(4 4)" fill="${darker(mix(colour, '#4c7460', 0.7), 0.3)}"/><path d="${shape}" fill="${face}"/>` +
      `<path d="M-60 -88C-40 -66 -56 -44 -30 -24M20 -90C8 -62 40 -50 30 -20M58 -84C50 -66 66 -56 60 -38" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="5" filter="${bench.sheet.blur(2)}"/>` +
      `<path d="M-78 -30C-84 -66 -64 -100 -36 -104" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>`,
    width: 180,
    height: 118,
    feet: [{ x: 0, width: 170, height: 100, deep: 0.2 }],
  }
}

/** Three folded cloths, one on another. */
const cloths: Maker = (bench, { colour, house }) => {
  const tones = [mix(colour, '#ffffff', 0.5), mix(house.pale, '#ffffff', 0.4), mix(colour, house.pale, 0.5)]
  const fold = (tone: string, y: number) =>
    solid(bench, {
      outline: [
        [88, 0, 4],
        [94, 8, 10],
        [94, 24, 12],
        [86, 32],
      ],
      finish: matt(bench.light, tone),
      section: square(0.62, 0.3),
      y: -y,
    }) +
    `<path d="M-90 ${n(-y + 6)}C-40 ${n(-y + 10)} 40 ${n(-y + 2)} 90 ${n(-y + 6)}" fill="none" stroke="${darker(tone, 0.3)}" stroke-opacity=".5" stroke-width="1.6"/>`
  return {
    markup: tones.map((tone, index) => fold(tone, index * 31)).join(''),
    width: 190,
    height: 106,
    feet: [{ x: 0, width: 188, height: 100, deep: 0.6 }],
  }
}

/** An advent calendar: a tall box with twelve numbered doors, the first one open. */
const advent: Maker = (bench, { wordmark, house, colour, name }) => {
  const { width, depth } = boxed(300, 0.34)
  const height = 300
  const calendar = box(bench, { width, depth, height, finish: cardboard(bench.light, house.pack), grounded: true })
  const [gap, across] = [10, 4]
  const [wide, tall] = [(width - gap * (across + 1)) / across, 62]
  const doors = Array.from({ length: 12 }, (_, index) => {
    const [x, y] = [gap + (index % across) * (wide + gap), -(height - 84) + Math.floor(index / across) * (tall + gap)]
    const number = `<text x="${n(x + wide / 2)}" y="${n(y + tall * 0.64)}" text-anchor="middle" font-family="Gloock, Georgia, serif" font-size="26" fill="${house.foil}">${index + 1}</text>`
    const door = `<rect x="${n(x)}" y="${n(y)}" width="${n(wide)}" height="${tall}" fill="${lighter(house.pack, index % 2 ? 0.05 : 0.1)}" stroke="${house.foil}" stroke-opacity=".7" stroke-width="1.4"/>`
    if (index > 0) return door + number
    const inside = `<rect x="${n(x)}" y="${n(y)}" width="${n(wide)}" height="${tall}" fill="${darker(colour, 0.55)}"/><g transform="translate(${n(x + wide / 2)} ${n(y + tall - 5)}) scale(.16)">${lipstick(bench, { wordmark, house, colour, seed: 'advent' }).markup}</g>`
    return `${inside}<path d="M${n(x)} ${n(y)}L${n(x - wide * 0.5)} ${n(y + 9)}V${n(y + tall + 9)}L${n(x)} ${n(y + tall)}Z" fill="${lighter(house.pack, 0.2)}" stroke="${house.foil}" stroke-opacity=".7" stroke-width="1.4"/>`
  })
  return {
    markup:
      calendar.markup +
      calendar.onFront(
        printed(bench, { wordmark, name, ink: house.foil, x: width / 2, y: -(height - 40), size: 34, room: width * 0.7 }) + doors.join(''),
      ),
    width: 310,
    height: 324,
    feet: [{ x: 0, width: 300, height: 300, deep: 0.4 }],
  }
}

/** Nine numbered vials in an open box. */
const vials: Maker = (bench, { wordmark, house, name, colour }) => {
  const { width, depth } = boxed(330, 0.3)
  const tray = box(bench, { width, depth, height: 92, finish: cardboard(bench.light, house.pack), grounded: true, open: true })
  const back = [tray.at(0, 0, 92), tray.at(0, depth, 92), tray.at(width, depth, 92), tray.at(width, 0, 92)].map((point) =>
    point.map(n).join(' '),
  )
  const scents = ['#c9813a', '#e6d7a8', '#a8456a', '#d9dfd2', '#8a6a3c', '#e9b9a0', '#b8c9b4', '#7b2a3a', '#d8b26a']
  const one = (scent: string, index: number) => {
    const [x, y] = tray.at(width * (0.075 + index * 0.106), depth / 2, 26)
    return (
      `<g transform="translate(${n(x)} ${n(y)})">` +
      vessel(bench, {
        outline: [
          [14, 0],
          [14, 96, 6],
          [8, 102],
        ],
        contents: mix(scent, colour, 0.1),
        level: 82,
        wall: 3,
        foot: 6,
      }) +
      drum(bench, dressed(bench, house), { radius: 10, y: 100, height: 36, edge: 3 }) +
      '</g>'
    )
  }
  return {
    markup:
      `<path d="M${back.join('L')}Z" fill="${darker(house.pack, 0.5)}"/>${scents.map(one).toReversed().join('')}${tray.markup}` +
      tray.onFront(printed(bench, { wordmark, name, ink: house.foil, x: width / 2, y: -44, size: 36, room: width * 0.62 })),
    width: 340,
    height: 196,
    feet: [{ x: 0, width: 330, height: 120, deep: 0.4 }],
  }
}

const sets: Partial<Readonly<Record<Variety, Maker>>> = {
  'skincare-steps': giftOf([
    { make: tonerBottle, x: 38, tall: 190, ahead: 16 },
    { make: cleanserTube, x: 108, tall: 176, ahead: 18, colour: '#e8c9bd' },
    { make: creamJar, x: 152, tall: 84, ahead: 34, colour: '#f4ece4' },
  ]),
  'gua-sha': giftOf([
    { make: serum, x: 132, tall: 178, ahead: 16, colour: '#d9b35c' },
    { make: stone, x: 52, tall: 92, ahead: 36 },
  ]),
  'makeup-remover': giftOf([
    { make: tonerBottle, x: 144, tall: 186, ahead: 12 },
    { make: cloths, x: 62, tall: 76, ahead: 34 },
  ]),
  'makeup-five': giftOf([
    { make: foundation, x: 24, tall: 164, ahead: 14, colour: '#d9a47c' },
    { make: mascara, x: 88, tall: 160, ahead: 20, colour: '#17100f' },
    { make: lipstick, x: 156, tall: 128, ahead: 22 },
    { make: compact, x: 92, tall: 88, ahead: 42 },
  ]),
  'scent-minis': giftOf([
    { make: perfume, x: 2, tall: 118, ahead: 22, colour: '#e9b9a0' },
    { make: perfume, x: 60, tall: 118, ahead: 25, colour: '#c08a5a' },
    { make: perfume, x: 118, tall: 118, ahead: 28, colour: '#eace86' },
    { make: perfume, x: 176, tall: 118, ahead: 31, colour: '#e6b7a9' },
  ]),
  bath: giftOf([
    { make: bodyOil, x: 20, tall: 168, ahead: 14, colour: '#d99a3f' },
    { make: candle, x: 158, tall: 122, ahead: 18 },
    { make: bathSalts, x: 84, tall: 122, ahead: 24 },
    { make: barSoap, x: 108, tall: 50, ahead: 44 },
  ]),
  advent,
  'scent-vials': vials,
}

/** A gift set: its box and what is in it. */
export const giftSet: Maker = (bench, look) => (sets[look.variety ?? 'makeup-five'] ?? giftOf([]))(bench, look)
