/** Said once, after a login, where the basket is shown (open point A330). */
export const joinedCopy = {
  items: "We've added {count, plural, one {# item} other {# items}} to the bag that you saved in your account.",
} as const
