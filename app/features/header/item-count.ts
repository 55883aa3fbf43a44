/** How many items are in the basket, in words, as part of its link's name; undefined while it is empty. */
export function itemCount(count: number): string | undefined {
  return count === 0 ? undefined : `${count} ${count === 1 ? 'item' : 'items'}`
}
