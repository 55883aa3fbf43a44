import type { PromoTone, PromoView, SkinnyView } from './banners-view.ts'

type Ground = SkinnyView['ground']

/** The promotional banner's colours as the CMS writes a skinny banner's. */
const colours: Readonly<Record<PromoTone, string>> = {
  WARNING_MEDIUM: '#f7dd8b',
  ACCENT_WARM: '#f8cdb9',
  SECONDARY_LIGHT: '#dce8f1',
  PRIMARY_DARK: '#430b1b',
}

/**
 * The background of the line over the promotional banner: its own, or another where both would have the same colour. Undefined is the
 * shop's default, primary dark.
 */
export function lineGround(own: Ground, promo: Pick<PromoView, 'ground'> | undefined): Ground {
  const line = own?.colour.toLowerCase() ?? colours.PRIMARY_DARK
  if (!promo || line !== colours[promo.ground]) return own
  return promo.ground === 'PRIMARY_DARK' ? { colour: colours.SECONDARY_LIGHT, letters: 'dark' } : undefined
}
