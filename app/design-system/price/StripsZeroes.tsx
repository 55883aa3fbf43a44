/** With this anywhere in a page, amounts drop a trailing '.00' (`Money`); without it they keep it. */
export function StripsZeroes() {
  return <i hidden data-strips-zeroes="" />
}
