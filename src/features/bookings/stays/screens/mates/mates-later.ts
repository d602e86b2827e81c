import { later } from '#kit/ui/later.tsx'

/** Only who has chosen nights can take another boat along. */
export const MoreForNights = later(async () => (await import('./stay-mates.tsx')).MoreForNights)

/** Only who is too many for one boat needs several. */
export const RoomForAll = later(async () => (await import('./stay-mates.tsx')).RoomForAll)
