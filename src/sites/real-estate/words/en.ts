export const mainMenu = 'Main'
export const menu = 'Menu'
export const close = 'Close'
export const home = 'Home'
export const catalog = 'Catalog'
export const contact = 'Contact'
export const about = 'About'
export const footer = 'Footer'
export const questions = 'Questions & answers'
export const imprint = 'Imprint'
export const privacy = 'Privacy Policy'
export const accessibility = 'Accessibility'
export const cities = 'Hamburg, Munich, Lisbon'
export const sample = <T>(link: (maker: string) => T) => [
  '© 2026 Presentation Pro. An agency that does not exist: a sample site by ',
  link('Sternsinger'),
  '.',
]

export const onThisPage = 'On this page'

export const catalogTitle = 'PresentationPro - Catalog'
export const catalogDescription =
  'Twenty-four houses, apartments and halls in the city, in nature, on the coast, on islands and abroad, each with picture, price and facts.'
export const offerDescription = (seen: string, size: string, year: number, price: string) =>
  `${seen}. ${size}, built in ${year}, ${price}.`
export const roomsAndArea = (rooms: number, area: string) => `${rooms} rooms, ${area}`

export const lostDescription = 'There is no page at this address.'
export const lost = 'Page not found'
export const lostTimer = 'You will be redirected automatically..'
export const lostWay = 'Go to the start page now'
