/** Where every 'Join' link leads (open point A13). */
export const JOIN_PATH = '/join'
