/** Where this stands anywhere in a page, amounts leave out a trailing '.00' (`Money`); without it they keep it. */
export function StripsZeroes() {
  return <i hidden data-strips-zeroes="" />
}
