export const mainMenu = 'Hauptmenü'
export const menu = 'Menü'
export const close = 'Schließen'
export const home = 'Start'
export const catalog = 'Katalog'
export const contact = 'Kontakt'
export const about = 'Über uns'
export const footer = 'Fußzeile'
export const questions = 'Fragen & Antworten'
export const imprint = 'Impressum'
export const privacy = 'Datenschutz'
export const accessibility = 'Barrierefreiheit'
export const cities = 'Hamburg, München, Lissabon'
export const sample = <T>(link: (maker: string) => T) => [
  '© 2026 Presentation Pro. Ein Maklerbüro, das es nicht gibt: eine Musterseite von ',
  link('Sternsinger'),
  '.',
]

export const onThisPage = 'Auf dieser Seite'

export const catalogTitle = 'PresentationPro - Katalog'
export const catalogDescription =
  'Vierundzwanzig Häuser, Wohnungen und Hallen in der Stadt, in der Natur, an der Küste, auf Inseln und im Ausland, jede mit Bild, Preis und Daten.'
export const offerDescription = (seen: string, size: string, year: number, price: string) =>
  `${seen}. ${size}, Baujahr ${year}, ${price}.`
export const roomsAndArea = (rooms: number, area: string) => `${rooms} Zimmer, ${area}`

export const lostDescription = 'Unter dieser Adresse gibt es keine Seite.'
export const lost = 'Seite nicht gefunden'
export const lostTimer = 'Sie werden gleich weitergeleitet …'
export const lostWay = 'Jetzt zur Startseite'
