import type { Variety } from '#fixtures/catalogue/picture.ts'
import type { Foot } from '../studio/shadows.ts'
import type { Bench } from '../studio/solid.ts'
import type { House } from './houses.ts'

/** Parameters of a product's appearance. */
export type Look = {
  colour: string
  wordmark: string
  house: House
  seed: string
  /** The product's name on the label; absent where several products share the picture. */
  name?: string | undefined
  variety?: Variety | undefined
}

/** A drawn product: base at y = 0, centred on x = 0, upwards is negative y; px at its own scale. */
export type Still = { markup: string; width: number; height: number; feet: readonly Foot[] }

/** Draws a product on a bench. */
export type Maker = (bench: Bench, look: Look) => Still
