export const title = 'PresentationPro - Home'
export const description =
  'Houses and apartments in the city, in nature, on the coast, on islands and abroad, shown in their best light by an agency in Hamburg, Munich and Lisbon.'
export const claim = 'Houses and apartments, shown in their best light.'
export const fromCatalog = 'From the catalog'

export const slides = {
  houses: {
    title: 'Houses',
    alt: 'A modern white villa with lit windows, a pool and a lawn in the evening.',
    caption: 'A lawn, a pool, and the evening to yourself.',
    way: 'See the houses',
  },
  apartments: {
    title: 'Apartments',
    alt: 'A six-storey timber house with lit balconies at dusk, seen along its meadow.',
    caption: 'A meadow in front, and the tram around the corner.',
    way: 'See the apartments',
  },
  nature: {
    title: 'In Nature',
    alt: 'A timber house with lit windows on stilts by a lake, seen from the misty water.',
    caption: 'Where the nearest neighbor is a heron.',
    way: 'See what is in nature',
  },
  coast: {
    title: 'On The Coast',
    alt: 'A grey wooden house on stilts in the dunes, with the sea beyond.',
    caption: 'Two minutes to the water, barefoot.',
    way: 'See what is on the coast',
  },
  abroad: {
    title: 'Abroad',
    alt: 'An avenue of cypresses leads up to a stone farmhouse on its hill.',
    caption: 'An avenue of cypresses, and lunch at the end of it.',
    way: 'See what is abroad',
  },
  islands: {
    title: 'On Islands',
    alt: 'White houses and a chapel with a blue dome above a bay.',
    caption: 'The last ferry leaves. You need not be on it.',
    way: 'See what is on islands',
  },
  industry: {
    title: 'In Industry',
    alt: 'The cobbled yard of a brick mill in the evening sun.',
    caption: 'High ceilings, thick walls, room for large plans.',
    way: 'See what is in industry',
  },
}
export const kinds = 'Kinds of properties'
export const carousel = 'carousel'
export const slide = 'slide'
export const place = (index: number, count: number) => `${index} of ${count}`
export const play = 'Play slides'
export const pause = 'Pause slides'
export const previous = 'Previous slide'
export const next = 'Next slide'
export const choose = 'Choose a slide'
export const slideNamed = (index: number, name: string) => `Slide ${index}: ${name}`

export const ourServices = 'Our services'
export const services = {
  trade: {
    title: 'Buying & Selling',
    text: 'We know every house that we show, and say what is not in the brochure. Whoever sells gets a price that holds, and whoever buys a key that fits.',
  },
  rent: {
    title: 'Renting & Leasing',
    text: 'From the first advertisement to the record of the handover, and reachable when the heating is not.',
  },
  move: {
    title: 'Moving & Renovation',
    text: 'Floors first, then the piano: we know joiners, painters and movers who come on the day they name, at the price they named.',
  },
}
export const faq = 'FAQ'
export const topics = {
  buying: 'Buying property',
  selling: 'Selling property',
  renting: 'Renting property',
  management: 'Property management',
}

export const inFigures = 'The agency in figures'
export const figures = { sold: 'properties sold', rentedOut: 'properties rented out', years: 'years in business' }
export const followUs = 'Follow us'

export const tipsFor = <T>(em: (goal: string) => T) => ['Tips for buying ', em('a house')]
export const tips = {
  budget: {
    word: 'Budget',
    title: 'Know your figure first',
    text: 'Closing costs add 7–10 % to the price, and the first winter adds a repair. Ask the bank before you fall in love, not after.',
  },
  location: {
    word: 'Location',
    title: 'Come twice',
    text: 'Once on a weekday morning, once on a Saturday night. Walk to the train, the school and the baker: you will do it a thousand times.',
  },
  market: {
    word: 'Market',
    title: 'Compare what was paid',
    text: 'Asking prices are wishes. Look at sales of the last year in the same streets, and plan 8–12 weeks from the first viewing to the key.',
  },
  agent: {
    word: 'Agent',
    title: 'Choose one who says no',
    text: 'A good agent tells you which house not to buy. Ask for the fee in writing, and for the last three sales nearby.',
  },
}

export const tellUs = <T>(em: (wish: string) => T) => ['Tell us how ', em('you want to live.')]
export const threeSentences =
  'Three sentences are enough to begin with. We answer within a working day, and we say so when we have nothing that fits.'
export const writeToUs = 'Write to us'
export const meetTeam = 'Meet the team'
