import type { Foot } from '../studio/shadows.ts'
import type { Bench } from '../studio/solid.ts'
import type { House } from './houses.ts'

/** What a product is to look like. */
export type Look = { colour: string; wordmark: string; house: House; seed: string }

/** A drawn product: its base stands on y = 0, its mass is centred on x = 0, heights go up (negative y); px at its own scale. */
type Still = { markup: string; width: number; height: number; feet: readonly Foot[] }

/** Draws a product on a bench. */
export type Maker = (bench: Bench, look: Look) => Still
