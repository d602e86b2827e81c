import type { OfficeName } from '#features/property-contact/content/places.ts'

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
    city: 'Hamburg',
    people: [
      {
        portrait: 'henrike',
        name: 'Henrike Osterloh',
        role: 'Founder',
        line: 'Began with one desk and a borrowed box of keys. Still reads every brochure before it is printed.',
        languages: 'German, English, Danish',
        mail: 'henrike.osterloh@presentationpro.example',
        phone: '+49 40 66969 101',
        alt: 'Drawn portrait of a woman of about sixty with a silver bob, tortoiseshell glasses and a dark blue roll-neck',
      },
      {
        portrait: 'finn',
        name: 'Finn Carstensen',
        role: 'Buying & selling',
        line: 'Knows which dike road floods in November, and says so before you ask.',
        languages: 'German, English, Portuguese',
        mail: 'finn.carstensen@presentationpro.example',
        phone: '+49 40 66969 102',
        alt: 'Drawn portrait of a ginger man with freckles, in a thick roll-neck and an olive jacket',
      },
    ],
  },
  {
    office: 'munich',
    city: 'Munich',
    people: [
      {
        portrait: 'linh',
        name: 'Mai Linh Tran',
        role: 'Renting & leasing',
        line: 'Writes the shortest handover records in Bavaria. Reachable when the heating is not.',
        languages: 'German, English, Portuguese, Vietnamese',
        mail: 'mailinh.tran@presentationpro.example',
        phone: '+49 89 99998 202',
        alt: 'Drawn portrait of a young woman with a blunt black bob and a striped jersey',
      },
      {
        portrait: 'konrad',
        name: 'Konrad Wiesinger',
        role: 'Valuation & industry',
        line: 'Forty years of attics and boiler rooms. He knocks on walls, listens, and writes down a figure.',
        languages: 'German, English, Italian',
        mail: 'konrad.wiesinger@presentationpro.example',
        phone: '+49 89 99998 201',
        alt: 'Drawn portrait of a bald man of about seventy with a white beard, round glasses and a green loden jacket',
      },
    ],
  },
  {
    office: 'lisbon',
    city: 'Lisbon',
    people: [
      {
        portrait: 'amina',
        name: 'Amina Ndiaye',
        role: 'Moving & renovation',
        line: 'An architect. Draws what a wall could be before anybody takes it down.',
        languages: 'Portuguese, French, English, German',
        mail: 'amina.ndiaye@presentationpro.example',
        phone: '+351 21 000 0302',
        alt: 'Drawn portrait, in profile, of a woman with her curls tied up in a red band, a gold earring and a green blouse',
      },
      {
        portrait: 'tomas',
        name: 'Tomás Ferreira Leal',
        role: 'Houses abroad',
        line: 'Has a notary in every town from Porto to Paros, and the patience that goes with it.',
        languages: 'Portuguese, Spanish, English, German',
        mail: 'tomas.leal@presentationpro.example',
        phone: '+351 21 000 0301',
        alt: 'Drawn portrait of a man with dark curls, a full beard and an open linen shirt',
      },
    ],
  },
]
