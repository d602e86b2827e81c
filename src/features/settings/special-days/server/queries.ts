import type { Db } from '#kit/server/postgres/db.ts'
import type { SpecialDay } from '../../contract.ts'

/** In the order in which they count. */
export const readSpecialDays = (db: Db): Promise<SpecialDay[]> => db<SpecialDay[]>`
  SELECT id, first_day::text, last_day::text, yearly, opening_hour, closing_hour, sentence, sentence_de
  FROM special_days ORDER BY yearly, first_day, id`
