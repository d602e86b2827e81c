import type { Db } from '#kit/server/postgres/db.ts'
import type { Employee } from '../contract.ts'

/** Everybody but administrators and the artist of the art site, by name. */
export const readEmployees = (db: Db): Promise<Employee[]> => db<Employee[]>`
  SELECT id, trim(first_name || ' ' || last_name) AS name, email, phone, street_and_number AS "streetAndNumber", additional,
         zip_code_and_city AS "zipCodeAndCity", active, admin
  FROM users WHERE NOT admin AND NOT artist
  ORDER BY lower(last_name), lower(first_name), id`
