import type { OfficeName } from '#features/property-contact/content/places.ts'
import { words as placeWords } from '#features/property-contact/words.ts'
import { words } from './words.ts'

export type Person = {
  /** Name of the portrait: `portraits/{portrait}-640.avif`. */
  portrait: 'henrike' | 'finn' | 'konrad' | 'linh' | 'tomas' | 'amina'
  name: string
  role: string
  line: string
  languages: string
  mail: string
  phone: string
  /** What is seen on the portrait. */
  alt: string
}

/** Who works where. Sample data: these people are invented, and so are their numbers. */
export const team: readonly { office: OfficeName; city: string; people: readonly [Person, Person] }[] = [
  {
    office: 'hamburg',
    city: placeWords.cities.hamburg,
    people: [
      {
        ...words.people.henrike,
        portrait: 'henrike',
        name: 'Henrike Osterloh',
        mail: 'henrike.osterloh@presentationpro.example',
        phone: '+49 40 66969 101',
      },
      {
        ...words.people.finn,
        portrait: 'finn',
        name: 'Finn Carstensen',
        mail: 'finn.carstensen@presentationpro.example',
        phone: '+49 40 66969 102',
      },
    ],
  },
  {
    office: 'munich',
    city: placeWords.cities.munich,
    people: [
      {
        ...words.people.linh,
        portrait: 'linh',
        name: 'Mai Linh Tran',
        mail: 'mailinh.tran@presentationpro.example',
        phone: '+49 89 99998 202',
      },
      {
        ...words.people.konrad,
        portrait: 'konrad',
        name: 'Konrad Wiesinger',
        mail: 'konrad.wiesinger@presentationpro.example',
        phone: '+49 89 99998 201',
      },
    ],
  },
  {
    office: 'lisbon',
    city: placeWords.cities.lisbon,
    people: [
      {
        ...words.people.amina,
        portrait: 'amina',
        name: 'Amina Ndiaye',
        mail: 'amina.ndiaye@presentationpro.example',
        phone: '+351 21 000 0302',
      },
      {
        ...words.people.tomas,
        portrait: 'tomas',
        name: 'Tomás Ferreira Leal',
        mail: 'tomas.leal@presentationpro.example',
        phone: '+351 21 000 0301',
      },
    ],
  },
]
