/** Where the shop's own addresses are described: its answers of 404 and 415 for them end with it. */
export const SHOP_ADDRESS_HINT = 'What the shop’s own addresses take is told in docs/commands.md.'
