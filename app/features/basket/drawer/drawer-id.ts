/** Id of the drawer's dialog. The first-paint script uses it too. */
export const BASKET_DRAWER_ID = 'bag-drawer'
