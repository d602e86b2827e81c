export const catalog = 'Katalog'
export const lede =
  'Vierundzwanzig Adressen, vom Giebelhaus in Lübeck bis zur Lokomotivwerkstatt in Chemnitz. In jeder sind wir gewesen, jede haben wir selbst vermessen.'
export const some = (shown: number, all: string) => `${shown} von ${all}`
export const seeAll = (count: number) => `Alle ${count} Immobilien ansehen`
export const shown = (counted: string) => `${counted} zu sehen`
export const loading = 'Wird geladen …'
export const backToCatalog = 'Zurück zum Katalog'
export const show = 'Anzeigen'
export const all = 'Alle'
export const numbered = (id: number) => `Nr.\u00a0${id}`

export const close = 'Schließen'
export const pictures = 'Bilder'
export const zoom = 'Vergrößern'
export const previous = 'Vorige'
export const next = 'Nächste'
export const place = (index: number, count: number) => `${index} von ${count}`
export const view = 'Ansicht'
export const views = { outside: 'Außen', inside: 'Innen' }
export const languageAndCurrency = 'Sprache und Währung'
export const inDetail = (name: string) => `${name}, aus der Nähe`
export const wholePicture = 'Ganzes Bild'

export const notLoaded = 'Dieses Bild lässt sich nicht laden'
export const notLoadedText = 'Alles andere über die Immobilie ist da.'
export const tryAgain = 'Noch einmal versuchen'
export const goOn = 'Zu einer anderen'
