/** Id of the dialog of cookie preferences. */
export const CONSENT_DIALOG = 'consent-dialog'
