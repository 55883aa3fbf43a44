/** Id of the wish form. */
export const WISH_FORM = 'wish'
