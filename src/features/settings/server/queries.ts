import type { Db } from '#kit/server/postgres/db.ts'
import type { MonthDay } from '#kit/shared/day.ts'
import type { BusinessSettings } from '../contract.ts'
import { readSpecialDays } from '../special-days/server/queries.ts'

/** A row of them; special days have rows of their own. */
export type StoredSettings = Omit<BusinessSettings, 'special_days'>

/** A leap year stands for every year, see the contract. */
const inAnyYear = (monthDay: MonthDay | null) => monthDay && `2000-${monthDay}`

/** Opening hours and all else, with every special day, also those that are over. */
export async function readBusinessSettings(db: Db, business: 'agency' | 'rental'): Promise<BusinessSettings> {
  const [settings, special_days] = await Promise.all([readSettings(db, business), readSpecialDays(db)])
  return special_days.length > 0 ? { ...settings, special_days } : settings
}

export async function readSettings(db: Db, business: 'agency' | 'rental'): Promise<StoredSettings> {
  const [row] = await db<StoredSettings[]>`
    SELECT hiring, general_opening_hour, general_closing_hour, off_season_start, off_season_end,
           season_begin_start, season_begin_end, season_begin_opening_hour, season_begin_closing_hour,
           season_end_start, season_end_end, season_end_opening_hour, season_end_closing_hour,
           late_grace, reminder_mails, change_hours, change_days, currency, language
    FROM business_settings WHERE business = ${business}`
  if (!row) throw new Error(`no settings of the ${business}`)
  return {
    ...row,
    off_season_start: inAnyYear(row.off_season_start),
    off_season_end: inAnyYear(row.off_season_end),
    season_begin_start: inAnyYear(row.season_begin_start),
    season_begin_end: inAnyYear(row.season_begin_end),
    season_end_start: inAnyYear(row.season_end_start),
    season_end_end: inAnyYear(row.season_end_end),
  }
}
