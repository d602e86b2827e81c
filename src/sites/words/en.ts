/** Where the agency says who answers for all sites. */
export const agencyHome = '/'
export const agencyImprint = '/imprint'
export const agencyPrivacy = '/privacy'

export const notLoaded = 'This page could not be loaded'
export const notLoadedText =
  'The connection seems to be interrupted, or there is a newer version. What you typed is kept.'
