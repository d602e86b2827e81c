import { findRentalLanguageBy } from '#kit/shared/language.ts'

/** Words that no German text has, also not one about boats. */
const telltale =
  'the you your is are of on to with and for from until has have been paid booking booked bookings voucher pay paying we our ' +
  'us please hello thank thanks price transfer reference persons address account money receipt contract deposit fee licence ' +
  'canceled cancel withdraw withdrawal send sent back till still order this that what when where which it its if then than ' +
  'but by at be as or look boat boats hours hour nights night days day valid minutes received left no not nothing'

const words = new RegExp(`(?<![\\p{L}\\p{N}])(?:${telltale.replaceAll(' ', '|')})(?![\\p{L}\\p{N}])`, 'giu')

const seen = (text: string) =>
  text
    .replace(/<(style|title)>.*?<\/\1>|<!--.*?-->|<[^>]+>/gs, ' ')
    .replace(/https?:\S+|\S+@\S+|[\w-]+\.png|Rental Revolution/g, ' ')
    .replace(/\s+/g, ' ')

/** English in a German text or page, addresses, files and the given sentences aside. */
export function englishIn(text: string, aside: readonly string[] = []): string[] {
  const longestFirst = aside.map(seen).toSorted((a, b) => b.length - a.length)
  const rest = longestFirst.reduce((left, one) => left.replaceAll(one, ' '), seen(text))
  return rest.match(words) ?? []
}

/** Does something, that waits for nothing, where the rental keeps and prints German. */
export function inGermanRental<T>(work: () => T): T {
  findRentalLanguageBy(() => 'de')
  try {
    return work()
  } finally {
    findRentalLanguageBy(() => 'en')
  }
}
