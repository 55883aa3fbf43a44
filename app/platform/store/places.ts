/** Where every 'Join' link leads (decision A13). */
export const JOIN_PATH = '/join'
