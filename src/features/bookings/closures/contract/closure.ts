import * as z from 'zod/mini'

/** A time in which a boat, or the whole water, is closed. Times are wall clock, `YYYY-MM-DDTHH:MM`. */
export const closure = z.object({
  id: z.int(),
  /** Null: the whole water. */
  vehicle_id: z.nullable(z.int()),
  vehicle_name: z.nullable(z.string()),
  starts_at: z.string(),
  ends_at: z.string(),
  reason: z.string(),
})
export type Closure = z.output<typeof closure>
