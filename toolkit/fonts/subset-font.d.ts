declare module 'subset-font' {
  /** A font with these characters and OpenType features, and no others; at one point of the axes that `variationAxes` names. Its types are not in the package. */
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: { targetFormat: 'sfnt' | 'woff2'; keepFeatures: readonly string[]; variationAxes?: Readonly<Record<string, number>> },
  ): Promise<Uint8Array>
}
