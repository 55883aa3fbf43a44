/** The tables of a font file in the sfnt format (OpenType 1.9, "Organization of an OpenType font"), for taking one from another font. */

const HEADER = 12
const RECORD = 16
/** Tables begin at multiples of it, bytes. */
const ALIGNMENT = 4

/** The tables of a font, by their four letters. */
export function tablesOf(file: Uint8Array): Map<string, Buffer> {
  const font = Buffer.from(file)
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, at) => HEADER + at * RECORD)
  return new Map(
    records.map((at) => {
      const start = font.readUInt32BE(at + 8)
      return [font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12))]
    }),
  )
}

/** A font with TrueType outlines of these tables. Its checksums are empty: whoever writes the font for others makes them. */
export function fontOfTables(tables: ReadonlyMap<string, Buffer>): Buffer {
  const inOrder = [...tables].sort(([one], [other]) => (one < other ? -1 : 1))
  const head = Buffer.alloc(HEADER + inOrder.length * RECORD)
  const searched = 2 ** Math.floor(Math.log2(inOrder.length))
  head.writeUInt32BE(0x10000, 0)
  head.writeUInt16BE(inOrder.length, 4)
  head.writeUInt16BE(searched * RECORD, 6)
  head.writeUInt16BE(Math.log2(searched), 8)
  head.writeUInt16BE((inOrder.length - searched) * RECORD, 10)
  const parts: Buffer[] = [head]
  let start = head.length
  for (const [at, [name, table]] of inOrder.entries()) {
    const padding = Buffer.alloc(-table.length & (ALIGNMENT - 1))
    const record = HEADER + at * RECORD
    head.write(name, record, 'latin1')
    head.writeUInt32BE(start, record + 8)
    head.writeUInt32BE(table.length, record + 12)
    parts.push(table, padding)
    start += table.length + padding.length
  }
  return Buffer.concat(parts)
}
