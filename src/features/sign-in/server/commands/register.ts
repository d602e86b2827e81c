import { type Author, audit } from '#kit/server/http/audit.ts'
import { type Repeat, rememberAnswer } from '#kit/server/http/repeat.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import type { NewEmployee } from '../../contract/register.ts'

type Registered = Omit<NewEmployee, 'password'> & { passwordHash: string }

export type RegisterOutcome = 'REGISTERED' | 'EMAIL_TAKEN'

/** Adds an employee unless somebody has the address, with who did it in the audit log and the answer to repetitions, in one statement. */
export async function registerEmployee(
  db: Db,
  employee: Registered,
  { by, repeat, answer }: { by: Author; repeat: Repeat | undefined; answer: object },
): Promise<RegisterOutcome> {
  const details = { email: employee.email, firstName: employee.firstName, lastName: employee.lastName }
  const rows = await db`
      WITH added AS (
        INSERT INTO users (email, password_hash, first_name, last_name, phone, street_and_number, additional, zip_code_and_city)
        VALUES (${employee.email}, ${employee.passwordHash}, ${employee.firstName}, ${employee.lastName}, ${employee.phone},
                ${employee.address}, ${employee.additional}, ${employee.zipCodeAndCity})
        ON CONFLICT DO NOTHING
        RETURNING id
      ),
      audited AS (${audit(db, by, 'employee.register', db`'user:' || id`, details, db`FROM added`)}),
      remembered AS (${rememberAnswer(db, repeat, 201, answer, db`FROM added`)})
      SELECT FROM added`
  return rows.length > 0 ? 'REGISTERED' : 'EMAIL_TAKEN'
}
