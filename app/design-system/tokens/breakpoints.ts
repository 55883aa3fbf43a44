/**
 * Layout breakpoints: maximum widths in px. Spec §9, open point A190. Media queries cannot read custom properties, so stylesheets write them out, in rem
 * except for `tiny`; tokens.test.ts checks that they match.
 */
export const breakpoints = {
  tiny: 374,
  xs: 22.99 * 16,
  sm: 34.99 * 16,
  md: 47.99 * 16,
  lg: 63.99 * 16,
  xl: 89.99 * 16,
} as const
