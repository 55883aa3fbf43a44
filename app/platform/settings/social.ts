/** Networks that a page is shared on and that the brand has a profile on (open point A132). */
export const networks = ['facebook', 'x', 'pinterest'] as const
export type Network = (typeof networks)[number]

/** Their names, as they write them. */
export const networkNames: Readonly<Record<Network, string>> = { facebook: 'Facebook', x: 'X', pinterest: 'Pinterest' }

/** The brand's profiles; a network without one is left out. */
export const profiles: Readonly<Partial<Record<Network, string>>> = {
  facebook: 'https://facebook.example/ottilie',
  x: 'https://x.example/ottilie',
  pinterest: 'https://pinterest.example/ottilie',
}
