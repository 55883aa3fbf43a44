/** Storage key of the flags that this browser was ever exposed to, a JSON list of names. */
export const EXPOSURES = 'experiment-exposures'

/** Storage key of this session's views, a JSON list of `flag:variation`. */
export const VIEWS = 'experiment-views'

/** The free-delivery experiment, whose banner the first-paint script hides. */
export const FREE_DELIVERY_FLAG = 'experiment-free-shipping-threshold'
