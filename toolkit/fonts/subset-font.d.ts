declare module 'subset-font' {
  /** A font with these characters and no others. Its types are not in the package. */
  export default function subsetFont(font: Uint8Array, characters: string, options: { targetFormat: 'woff2' }): Promise<Uint8Array>
}
