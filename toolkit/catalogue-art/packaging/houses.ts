import { pick } from '#fixtures/catalogue/seed.ts'
import { brightness } from '../studio/colour.ts'
import type { MetalName } from '../studio/finishes.ts'

/** A brand's packaging style. */
export type House = {
  /** The brand's main colour: caps, cases and cartons. */
  pack: string
  metal: MetalName
  /** Pale bottles, jars and labels. */
  pale: string
  /** Print colour on pale packs (`ink`) and on the brand's colour (`foil`). */
  ink: string
  foil: string
}

const ottilie: House = { pack: '#430B1B', metal: 'gold', pale: '#F3EAE1', ink: '#430B1B', foil: '#EAD2AB' }

/** Partner brands are more muted than the shop's own oxblood; each has one main colour and one metal. */
const partners: Readonly<Record<string, House>> = {
  Halden: { pack: '#2B2A2C', metal: 'silver', pale: '#EFEBE4', ink: '#26242A', foil: '#E6E4E0' },
  Fenwick: { pack: '#F5EEE5', metal: 'silver', pale: '#FAF6EF', ink: '#3A1D12', foil: '#3A1D12' },
  'Maren & Vole': { pack: '#22392F', metal: 'gold', pale: '#EDEBDD', ink: '#1E3329', foil: '#E4D2A4' },
  'Petra Quill': { pack: '#262B45', metal: 'rose', pale: '#F1E9E6', ink: '#262B45', foil: '#EBCFC2' },
  Casimir: { pack: '#1B1617', metal: 'gold', pale: '#ECE3D6', ink: '#1F1718', foil: '#DDBF86' },
  'Lowen Bay': { pack: '#33505C', metal: 'silver', pale: '#E9EEEC', ink: '#24404B', foil: '#E3EAEA' },
}

/** Whether a brand's packs are pale; pale packs are matt with dark print. */
export const isPale = (house: House) => brightness(house.pack) > 160

/** The packaging style of a brand. An unknown brand reuses a partner's style, always the same one. */
export function houseOf(wordmark: string): House {
  if (wordmark === 'Ottilie') return ottilie
  return partners[wordmark] ?? pick(`house ${wordmark}`, Object.values(partners))
}
