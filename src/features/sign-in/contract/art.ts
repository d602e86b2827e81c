import * as z from 'zod/mini'
import { type Access, endpoint } from '#kit/shared/endpoint.ts'
import { credentials, signedInUser } from '../contract.ts'

/** The same calls for the art site, whose artist is no staff, and for the shop, which has no accounts of its own. */

/** `admin` is true: the artist is who the art site belongs to. */
export const artist = signedInUser

const nobody = z.object({ email: z.null(), username: z.null(), active: z.literal(false), admin: z.literal(false) })

export const artLogin = endpoint({
  summary: 'Sign in as the artist; sets the session cookie. Nobody but the artist and root is let in',
  method: 'POST',
  path: '/api/aral_login/',
  access: 'anyone',
  ownQueue: true,
  demoMayWrite: true,
  body: credentials,
  answers: { 200: artist },
})

const checkUserOf = (path: `/api/${string}`, summary: string) =>
  endpoint({ summary, method: 'GET', path, access: 'anyone', answers: { 200: z.union([signedInUser, nobody]) } })

const checkSessionOf = <A extends Access>(path: `/api/${string}`, access: A) =>
  endpoint({
    summary: 'Whether the session still lives: 401 when not',
    method: 'HEAD',
    path,
    access,
    answers: { 200: 'application/json' },
  })

const logoutOf = (path: `/api/${string}`) =>
  endpoint({
    summary: 'Sign out; the session ends at once',
    method: 'POST',
    path,
    access: 'anyone',
    demoMayWrite: true,
    answers: { 200: z.object({ status: z.literal('success') }) },
  })

export const checkArtist = checkUserOf(
  '/api/aral_check_user/',
  'Whether the artist is signed in; for everybody else email and username are null',
)
export const checkArtSession = checkSessionOf('/api/aral_check_user/', 'artist')
export const artLogout = logoutOf('/api/aral_logout/')

export const checkShopUser = checkUserOf(
  '/api/sush_check_user/',
  'Who is signed in; without a session email and username are null',
)
export const checkShopSession = checkSessionOf('/api/sush_check_user/', 'staff')
export const shopLogout = logoutOf('/api/sush_logout/')
