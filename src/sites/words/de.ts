export const agencyHome = '/de'
export const agencyImprint = '/de/impressum'
export const agencyPrivacy = '/de/datenschutz'

export const notLoaded = 'Diese Seite lässt sich nicht laden'
export const notLoadedText =
  'Die Verbindung scheint unterbrochen zu sein, oder es gibt eine neuere Fassung. Was Sie eingegeben haben, bleibt erhalten.'
