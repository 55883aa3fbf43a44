/** Free product that raises a member's spending limit by £1000: the UK store offers it to members who have reached the limit (open point A177). */
export const SPENDING_TOP_UP_SKU = 'OT-TOPUP-1000'
