export const title = 'PresentationPro - Contact'
export const description =
  'The six people of Presentation Pro, the offices in Hamburg, Munich and Lisbon with their hours and the way there, and the contact form.'

export const opening = <T>(em: (last: string) => T) => ['Call, write, ', em('come by.')]
export const waysToReachUs = 'Ways to reach us'
export const call = 'Call'
export const write = 'Write'
export const answerWithin = (time: string) => `An answer within ${time}`
export const comeBy = 'Come by'
export const openMondayToSaturday = 'Three doors, open Monday to Saturday'
export const masthead = 'The masthead'
export const sixPeople = 'Six people, and what each is good at'

export const teamLede =
  'Six people write, measure, draw and answer the phone. Call whoever suits you: everybody reads the same file.'
export const speaks = 'Speaks'
export const mail = 'Mail'
export const phone = 'Phone'
export const people = {
  henrike: {
    role: 'Founder',
    line: 'Began with one desk and a borrowed box of keys. Still reads every brochure before it is printed.',
    languages: 'German, English, Danish',
    alt: 'Drawn portrait of a woman of about sixty with a silver bob, tortoiseshell glasses and a dark blue roll-neck',
  },
  finn: {
    role: 'Buying & selling',
    line: 'Knows which dike road floods in November, and says so before you ask.',
    languages: 'German, English, Portuguese',
    alt: 'Drawn portrait of a ginger man with freckles, in a thick roll-neck and an olive jacket',
  },
  linh: {
    role: 'Renting & leasing',
    line: 'Writes the shortest handover records in Bavaria. Reachable when the heating is not.',
    languages: 'German, English, Portuguese, Vietnamese',
    alt: 'Drawn portrait of a young woman with a blunt black bob and a striped jersey',
  },
  konrad: {
    role: 'Valuation & industry',
    line: 'Forty years of attics and boiler rooms. He knocks on walls, listens, and writes down a figure.',
    languages: 'German, English, Italian',
    alt: 'Drawn portrait of a bald man of about seventy with a white beard, round glasses and a green loden jacket',
  },
  amina: {
    role: 'Moving & renovation',
    line: 'An architect. Draws what a wall could be before anybody takes it down.',
    languages: 'Portuguese, French, English, German',
    alt: 'Drawn portrait, in profile, of a woman with her curls tied up in a red band, a gold earring and a green blouse',
  },
  tomas: {
    role: 'Houses abroad',
    line: 'Has a notary in every town from Porto to Paros, and the patience that goes with it.',
    languages: 'Portuguese, Spanish, English, German',
    alt: 'Drawn portrait of a man with dark curls, a full beard and an open linen shirt',
  },
}

export const threeDoors = 'Three doors'
export const byItsClock = 'Each by its own clock'
export const mapOf = (address: string) => `Map of ${address}`
export const onMap = 'on the map'
export const timeThere = (time: string) => `${time} there`

export const writeToUs = <T>(em: (whom: string) => T) => ['Write ', em('to us')]
export const youWrite = 'You write'
export const youWriteText = 'Three sentences are enough. Where, how large, until when.'
export const weAnswer = 'We answer'
export const weAnswerText = (time: string) => `Within ${time}, by somebody who has read it.`
export const weMeet = 'We meet'
export const weMeetText = 'About 45 minutes, at the office or by video. It costs nothing.'
export const nothingSent = <T>(link: (form: string) => T) => [
  'Nothing was sent: this is a sample site. ',
  link('The company’s contact form'),
]
export const concerning = (id: number) => `Concerning no. ${id}`
export const somethingElse = 'Ask about something else'
