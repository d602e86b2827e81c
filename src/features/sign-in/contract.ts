import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { email } from '#kit/shared/fields.ts'
import { languages } from '#kit/shared/language.ts'
import { words } from './words.ts'

const said = { error: () => words.noPassword }

export const password = z.string(said).check(z.minLength(4, said), z.maxLength(20, said))

export const signedInUser = z.object({
  id: z.int(),
  email: z.string(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  active: z.boolean(),
  admin: z.boolean(),
  /** The one account of ROOT_EMAIL. */
  root: z.boolean(),
  /** A test account: it reads, and its writes are simulated. */
  demo: z.boolean(),
  /** What they read the rental's office in: what they chose, else what the business did. */
  language: z.enum(languages),
})
export type SignedInUser = z.output<typeof signedInUser>

export const credentials = z.object({ email: email(), password })

export const login = endpoint({
  summary: 'Sign in; sets the session cookie',
  method: 'POST',
  path: '/api/rere_login/',
  access: 'anyone',
  ownQueue: true,
  demoMayWrite: true,
  body: credentials,
  answers: { 200: signedInUser },
})

export const logout = endpoint({
  summary: 'Sign out; the session ends at once',
  method: 'POST',
  path: '/api/rere_logout/',
  access: 'anyone',
  demoMayWrite: true,
  answers: { 200: z.object({ status: z.literal('success') }) },
})

const nobody = z.object({ email: z.null(), username: z.null(), active: z.literal(false), admin: z.literal(false) })

export const checkUser = endpoint({
  summary: 'Who is signed in; without a session email and username are null',
  method: 'GET',
  path: '/api/rere_check_user/',
  access: 'anyone',
  answers: { 200: z.union([signedInUser, nobody]) },
})

export const checkSession = endpoint({
  summary: 'Whether the session still lives: 401 when not',
  method: 'HEAD',
  path: '/api/rere_check_user/',
  access: 'staff',
  answers: { 200: 'application/json' },
})
