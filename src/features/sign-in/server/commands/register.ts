import type { Write } from '#kit/server/http/write.ts'
import type { NewEmployee } from '../../contract/register.ts'

type Registered = Omit<NewEmployee, 'password'> & { passwordHash: string }

/** Adds an employee; false where somebody has the address. */
export async function registerEmployee({ tx, audit }: Write, employee: Registered): Promise<boolean> {
  const { email, firstName, lastName } = employee
  const [added] = await tx<{ id: number }[]>`
    INSERT INTO users (email, password_hash, first_name, last_name, phone, street_and_number, additional, zip_code_and_city)
    VALUES (${email}, ${employee.passwordHash}, ${firstName}, ${lastName}, ${employee.phone}, ${employee.address},
            ${employee.additional}, ${employee.zipCodeAndCity})
    ON CONFLICT DO NOTHING
    RETURNING id`
  if (added) await audit('employee.register', `user:${added.id}`, { email, firstName, lastName })
  return added !== undefined
}
