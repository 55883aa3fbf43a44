/** The dialog of cookie preferences, for whoever opens it. */
export const CONSENT_DIALOG = 'consent-dialog'
