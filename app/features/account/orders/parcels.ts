/** An order with the lines that are in its parcels. */
type Sent = {
  readonly lines: readonly { readonly id: string; readonly type: string }[]
  readonly shipments: readonly { readonly lineIds: readonly string[] }[]
}

/** True while a part of an order has left and other products of it have not. */
export function hasLinesToSend({ lines, shipments }: Sent): boolean {
  const sent = new Set(shipments.flatMap(({ lineIds }) => lineIds))
  return shipments.length > 0 && lines.some(({ id, type }) => type === 'product' && !sent.has(id))
}
