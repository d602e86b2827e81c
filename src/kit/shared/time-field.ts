import * as z from 'zod/mini'

type Message = () => string

/** A time of day in steps of five minutes, as `HH:MM` or as the hour on the wall clock: 13.5 is half past one. */
export const timeOfDay = (message: Message) =>
  z.pipe(
    z.transform((value) =>
      typeof value === 'string' && /^([01]\d|2[0-3]):[0-5][05]$/.test(value)
        ? Number(value.slice(0, 2)) + Number(value.slice(3)) / 60
        : typeof value === 'string' && /^\d{1,2}(\.\d{1,20})?$/.test(value)
          ? Number(value)
          : value,
    ),
    z.number({ error: message }).check(
      z.minimum(0, { error: message }),
      z.maximum(24, { error: message }),
      z.refine((hour) => Math.abs(hour * 12 - Math.round(hour * 12)) < 1e-6, { error: message }),
    ),
  )
