import type { Sql, Transaction } from '#kit/server/postgres/db.ts'

/** The same database, asked without some parts of the statements: what a guard in one of them is good for. */
export function forgetting<S extends Sql | Transaction>(sql: S, parts: readonly string[]): S {
  return new Proxy(sql, {
    apply(target, self, [first, ...values]: [string | readonly string[], ...unknown[]]) {
      if (typeof first === 'string' || !('raw' in first))
        return Reflect.apply(target as never, self, [first, ...values])
      const strings = first.map((text) => parts.reduce((left, part) => left.replace(part, ''), text))
      return Reflect.apply(target as never, self, [Object.assign(strings, { raw: strings }), ...values])
    },
    get(target, name) {
      const value = Reflect.get(target, name)
      if (name !== 'begin') return value
      return (work: (tx: Transaction) => unknown) => (target as Sql).begin((tx) => work(forgetting(tx as never, parts)))
    },
  })
}

/** A constraint of the same name that two overlapping bookings never violate. */
export async function allowDoubleBooking(sql: Sql): Promise<void> {
  await sql`ALTER TABLE bookings DROP CONSTRAINT no_double_booking`
  await sql`ALTER TABLE bookings ADD CONSTRAINT no_double_booking EXCLUDE USING gist (id WITH =)`
}

/** For a file that goes on with the same database. */
export async function forbidDoubleBooking(sql: Sql): Promise<void> {
  await sql`TRUNCATE bookings CASCADE`
  await sql`ALTER TABLE bookings DROP CONSTRAINT no_double_booking`
  await sql`
    ALTER TABLE bookings ADD CONSTRAINT no_double_booking
    EXCLUDE USING gist (vehicle_id WITH =, during WITH &&) WHERE (canceled_at IS NULL)`
}
