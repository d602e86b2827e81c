import { later } from '#kit/ui/later.tsx'

/** Only whose turn it is needs it. */
export const TakeOffer = later(async () => (await import('./take-offer.tsx')).TakeOffer)
