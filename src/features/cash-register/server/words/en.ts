/** Reason of a float that nobody counted in. */
export const openedByItself = 'Opened by itself'
