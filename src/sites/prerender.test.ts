import { expect, test } from 'vitest'
import { cardOf } from './prerender.tsx'

const rental = '/RentalRevolution'
const cards = {
  './rental/cards/home.jpg': 'harbour',
  './rental/cards/overview-canoes.jpg': 'canoe',
  './agency/cards/home.png': 'street',
  './agency/cards/de.jpg': 'Straße',
}

test('A page is shared with its own card, else with that of what it is part of, else with its site’s.', () => {
  expect(cardOf('rental', `${rental}/overview/canoes`, cards)).toBe('canoe')
  expect(cardOf('rental', `${rental}/overview/canoes/reed-warbler`, cards)).toBe('canoe')
  expect(cardOf('rental', `${rental}/overview/houseboats`, cards)).toBe('harbour')
  expect(cardOf('rental', rental, cards)).toBe('harbour')
  expect(cardOf('agency', '/', cards)).toBe('street')
  expect(cardOf('agency', '/de', cards)).toBe('Straße')
  expect(cardOf('agency', '/de/impressum', cards)).toBe('Straße')
})

test('A site without cards is shared without one.', () => {
  expect(cardOf('art', '/ArtAlley', cards)).toBeUndefined()
})
