export const terms = 'AGB'
export const privacy = 'Datenschutz'
