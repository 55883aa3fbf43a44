/** Id of the country dialog. */
export const COUNTRY_DIALOG = 'country-dialog'
