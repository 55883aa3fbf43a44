/** Id of the page's one form that hearts belong to. */
export const WISH_FORM = 'wish'
