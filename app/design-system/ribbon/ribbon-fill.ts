/** The ribbon colours. */
export const ribbonFills = ['lightGrey', 'lightYellow', 'lightPink', 'red', 'lightGreen', 'lightBlue'] as const

type RibbonFill = (typeof ribbonFills)[number]

const fillOfKey: Readonly<Record<string, RibbonFill>> = {
  limitedEdition: 'lightPink',
  backInStock: 'lightPink',
  newIn: 'lightPink',
  sellingFast: 'lightYellow',
  lowStock: 'lightYellow',
  bestSeller: 'lightYellow',
  outOfStock: 'lightGrey',
  moreStockComingSoon: 'lightGrey',
  lastCall: 'lightGrey',
  comingSoon: 'lightGrey',
}

/** The colour of a ribbon, from a ribbon key or a colour name; grey for an unknown key. */
export function ribbonFill(key: string): RibbonFill {
  return ribbonFills.find((fill) => fill === key) ?? (Object.hasOwn(fillOfKey, key) ? fillOfKey[key] : undefined) ?? 'lightGrey'
}
