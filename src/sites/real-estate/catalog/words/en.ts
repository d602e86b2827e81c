export const catalog = 'Catalog'
export const lede =
  'Twenty-four addresses, from a gabled house in Lübeck to a workshop for locomotives in Chemnitz. We have walked through each of them, and measured it ourselves.'
export const some = (shown: number, all: string) => `${shown} of ${all}`
export const seeAll = (count: number) => `See all ${count} properties`
export const shown = (counted: string) => `${counted} shown`
export const loading = 'Loading…'
export const backToCatalog = 'Back to the catalog'
export const show = 'Show'
export const all = 'All'
export const numbered = (id: number) => `No. ${id}`

export const close = 'Close'
export const pictures = 'Pictures'
export const zoom = 'Zoom'
export const previous = 'Previous'
export const next = 'Next'
export const place = (index: number, count: number) => `${index} of ${count}`
export const view = 'View'
export const views = { outside: 'Outside', inside: 'Inside' }
export const languageAndCurrency = 'Language and currency'
export const inDetail = (name: string) => `${name}, in detail`
export const wholePicture = 'Whole picture'

export const notLoaded = 'This picture could not be loaded'
export const notLoadedText = 'Everything else about the property is here.'
export const tryAgain = 'Try again'
export const goOn = 'Go on to another'
