import type { Db } from '#kit/server/postgres/db.ts'
import type { OwnLetter } from '../contract.ts'

export const readLetters = (db: Db) => db<OwnLetter[]>`
  SELECT DISTINCT ON (name) name, version, language, subject, body, retired
  FROM acquisition_letters ORDER BY name, version DESC`
