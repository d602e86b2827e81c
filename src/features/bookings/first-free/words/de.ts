import { plural } from '#kit/shared/plural.ts'

export const looking = 'Es wird nachgesehen, wann es frei ist'
export const notKnown = 'Wann es frei ist, ließ sich nicht feststellen.'
export const tryAgain = 'Noch einmal versuchen'
export const todayFrom = (hour: string) => `Heute ab ${hour} frei`
export const tomorrowFrom = (hour: string) => `Morgen ab ${hour} frei`
export const dayFrom = (day: string, hour: string) => `Frei am ${day}, ab ${hour}`
export const forUpTo = (duration: string) => `bis zu ${duration}`
export const tonight = (nights: number) =>
  plural(nights, { one: 'Ab heute Abend frei', other: `Ab heute für mindestens ${nights} Nächte frei` })
export const nightsFrom = (day: string, nights: number) => `Ab ${day} für mindestens ${nights} Nächte frei`
export const nothing = 'So weit im Voraus, wie man buchen kann, ist nichts frei'
