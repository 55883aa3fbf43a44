import type { Backdrop } from '#fixtures/catalogue/picture.ts'
import { brightness, darker, lighter, mix } from './colour.ts'
import { n, type Sheet } from './sheet.ts'

/** The paper colours. Oxblood is for editorial scenes only. */
export type Paper = Backdrop | 'oxblood'

export const papers: Readonly<Record<Paper, string>> = {
  bone: '#DFD3C5',
  blush: '#E8BFB6',
  powder: '#BDD2E2',
  sky: '#9DBBD2',
  butter: '#EACF86',
  sand: '#D8BC9C',
  sage: '#BECAB0',
  clay: '#D79A82',
  rose: '#CF8288',
  oxblood: '#6E2233',
}

const isDeep = (colour: string) => brightness(colour) < 110

/** The colour of shadows on a paper: never black, which would look like a hole in it. */
export const shadowOn = (colour: string) => (isDeep(colour) ? mix(colour, '#14030a', 0.82) : mix(colour, '#3b1a14', 0.74))

/** A frame in px, its paper, and where the wall meets the floor (as a fraction of the height). */
type Frame = { width: number; height: number; paper: string; horizon: number }

/** A paper sweep: wall, soft bend, floor, key light at the upper left and slight fall-off at the far corners. */
export function backdrop(sheet: Sheet, { width, height, paper, horizon }: Frame): string {
  const deep = isDeep(paper)
  const shade = shadowOn(paper)
  // White light on oxblood would look like fog, so the key light takes on the paper's warm tint.
  const key = deep ? mix(paper, '#f0a49a', 0.55) : '#fffaf0'
  const fill = (paint: string) => `<rect width="${width}" height="${height}" fill="${paint}"/>`
  return (
    fill(
      sheet.down([
        [0, darker(paper, 0.13)],
        [horizon * 0.66, lighter(paper, 0.1)],
        [horizon - 0.025, lighter(paper, 0.03)],
        [horizon + 0.012, darker(paper, 0.075)],
        [horizon + 0.1, darker(paper, 0.01)],
        [1, lighter(paper, 0.16)],
      ]),
    ) +
    fill(
      sheet.radial(
        [
          [0, key, deep ? 0.5 : 0.6],
          [0.5, key, deep ? 0.14 : 0.18],
          [1, key, 0],
        ],
        0.25,
        0.2,
        0.74,
      ),
    ) +
    fill(
      sheet.radial(
        [
          [0, shade, 0],
          [0.66, shade, 0],
          [1, shade, 0.24],
        ],
        0.4,
        0.44,
        0.86,
      ),
    )
  )
}

/** Sunlight through a window: two tall panes and their bars, projected at a slant on the upper right of the wall. */
export function windowLight(sheet: Sheet, { width, height, paper, horizon }: Frame): string {
  const deep = isDeep(paper)
  // The light falls on the wall only; it scales with wide scenes and keeps its proportions.
  const unit = Math.max(height * horizon, width * 0.36)
  const left = width - unit * 0.62
  const pane = (at: number, wide: number, from: number, to: number) => {
    const slant = (y: number) => left + unit * (at + y * 0.42)
    return `M${n(slant(from))} ${n(unit * from)}L${n(slant(from) + unit * wide)} ${n(unit * (from - 0.06))}L${n(slant(to) + unit * wide)} ${n(unit * (to - 0.06))}L${n(slant(to))} ${n(unit * to)}Z`
  }
  const panes = [pane(0, 0.22, -0.1, 0.3), pane(0, 0.22, 0.335, 0.74), pane(0.27, 0.22, -0.1, 0.22), pane(0.27, 0.22, 0.255, 0.66)]
  return `<g filter="${sheet.blur(unit * 0.021)}" fill="${deep ? '#eba79d' : '#fffdf4'}" opacity="${deep ? 0.24 : 0.4}"><path d="${panes.join('')}"/></g>`
}
