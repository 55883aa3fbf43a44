/** Id of the dialog that asks where to deliver to. */
export const COUNTRY_DIALOG = 'country-dialog'
