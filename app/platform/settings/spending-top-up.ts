/** What raises a member's spending limit by £1000 for nothing: the UK store offers it to whoever has hit the limit (open point A177). */
export const SPENDING_TOP_UP_SKU = 'OT-TOPUP-1000'
