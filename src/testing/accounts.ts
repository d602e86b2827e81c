import { addUser, ensureRoot } from '#features/sign-in/server/commands.ts'
import type { Sql } from '#kit/server/postgres/db.ts'

export const testPassword = 'lake and pier'

/** Of the two businesses. */
export const roles = ['root', 'admin', 'employee', 'demo'] as const
export type Role = (typeof roles)[number] | 'artist'

export const addresses: Readonly<Record<Role, string>> = {
  root: 'root@sternsinger.example',
  admin: 'admin@rental.example',
  employee: 'employee@rental.example',
  demo: 'demo@rental.example',
  artist: 'artist@art.example',
}

/** One account of each role. */
export async function addAccounts(sql: Sql): Promise<void> {
  await ensureRoot(sql, { email: addresses.root, password: testPassword, name: 'Sternsinger' }, { mayReset: true })
  const names = { password: testPassword, firstName: 'Jonas', lastName: 'Pier' }
  await addUser(sql, { ...names, email: addresses.admin, admin: true })
  await addUser(sql, { ...names, email: addresses.employee })
  await addUser(sql, { ...names, email: addresses.demo, demo: true })
  await addUser(sql, {
    ...names,
    email: addresses.artist,
    firstName: 'Lina',
    lastName: 'Falke',
    artist: true,
  })
}
