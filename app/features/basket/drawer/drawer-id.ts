import { ADD_TO_BASKET_DIALOG } from '#app/platform/first-paint/early-forms.ts'

/** Id of the drawer's dialog, which the first-paint script opens. */
export const BASKET_DRAWER_ID = ADD_TO_BASKET_DIALOG
