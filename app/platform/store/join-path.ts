/** Target of every 'Join' link (open point A13). */
export const JOIN_PATH = '/join'
