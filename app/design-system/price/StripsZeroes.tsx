/** When rendered anywhere on a page, amounts drop a trailing '.00' (`Money`); otherwise they keep it. */
export function StripsZeroes() {
  return <i hidden data-strips-zeroes="" />
}
