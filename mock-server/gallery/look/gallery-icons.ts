/* Icons used only by the gallery, on the design system's 24-unit grid. */

export const copy = 'M8.5 8.5h12v12h-12zM5.5 15.5h-2v-12h12v2'
export const openOut = 'M13.5 4h6.5v6.5M20 4l-9 9M17 13.5V20H4V7h6.5'
export const reset = 'M4 4.5v5h5M4.7 9.5A8 8 0 1 1 4 13.5'
export const pencil = 'M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19ZM14 6.5l3.5 3.5'
