/** Id of the drawer's dialog. The first-paint script knows it too. */
export const BAG_DRAWER = 'bag-drawer'
