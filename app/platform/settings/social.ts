/** Social networks for sharing pages and with a profile of the brand (open point A132). */
export const networks = ['facebook', 'x', 'pinterest'] as const
export type Network = (typeof networks)[number]

/** Display names. */
export const networkNames: Readonly<Record<Network, string>> = { facebook: 'Facebook', x: 'X', pinterest: 'Pinterest' }

/** The brand's profiles; a network without one is left out. */
export const profiles: Readonly<Partial<Record<Network, string>>> = {
  facebook: 'https://facebook.example/ottilie',
  x: 'https://x.example/ottilie',
  pinterest: 'https://pinterest.example/ottilie',
}
