import { z } from 'zod'
import {
  changePasswordInput,
  forgottenPasswordInput,
  loginInput,
  passwordInput,
  profileInput,
  registerInput,
} from '../forms/accounts-input.ts'
import { portalEvent } from '../guests/portal.ts'
import { type Route, route } from '../route.ts'
import { empty } from '../wire/codecs.ts'

export const roles = ['ROLE_USER', 'ROLE_ADMIN'] as const
export type Role = (typeof roles)[number]

/** The session as the browser stores it under `user`. */
export const session = z.object({
  token: z.string(),
  roles: z.array(z.enum(roles)),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
})
export type Session = z.output<typeof session>

export const profile = session.omit({ token: true }).extend({
  /** The address is proven; only then the events of this address are shown. */
  confirmed: z.boolean(),
  /** Path of the picture below `/api`; empty without one. */
  avatarPath: z.string(),
})
export type Profile = z.output<typeof profile>

/** Accounts are outside `/rest`; the path below it is their alias. */
function accountRoute<const Row extends Omit<Route, 'area'>>(row: Row) {
  return route({ ...row, area: 'accounts', aliases: [`/rest${row.path}`] })
}

export const accountRoutes = {
  login: accountRoute({
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in with the name or the confirmed address',
    body: loginInput,
    repeatable: true,
    reply: session,
  }),
  register: accountRoute({
    method: 'POST',
    path: '/auth/register',
    summary: 'Make an account; the answer is the same whether the address has one already',
    body: registerInput,
    reply: empty,
  }),
  confirm: accountRoute({
    method: 'PUT',
    path: '/auth/confirm/:token',
    summary: 'Confirm the address with the mailed value, as the one who chose the password',
    body: passwordInput,
    reply: session,
  }),
  forgottenPassword: accountRoute({
    method: 'POST',
    path: '/auth/forgotten-password',
    summary: 'Mail a link for a new password; the answer is the same whether the address is known',
    body: forgottenPasswordInput,
    reply: empty,
  }),
  newPassword: accountRoute({
    method: 'PUT',
    path: '/auth/new-password/:token',
    summary: 'Choose a new password with the mailed value; ends all sessions',
    body: passwordInput,
    reply: session,
  }),
  changePassword: accountRoute({
    method: 'PUT',
    path: '/user/password',
    summary: 'Choose a new password knowing the old one; ends all other sessions',
    body: changePasswordInput,
    reply: session,
    endsOwnRight: true,
  }),
  logoutEverywhere: accountRoute({
    method: 'POST',
    path: '/auth/logout-everywhere',
    summary: 'End all sessions',
    reply: empty,
    endsOwnRight: true,
  }),
  profile: accountRoute({ method: 'GET', path: '/user', summary: 'The own account', reply: profile }),
  updateProfile: accountRoute({
    method: 'PUT',
    path: '/user/update',
    summary: 'Change the own names',
    body: profileInput,
    reply: profile,
  }),
  uploadAvatar: accountRoute({
    method: 'POST',
    path: '/user/upload-avatar',
    summary: 'A picture of at most 2 MiB (PNG, JPEG, WebP) in the field `file`',
    repeatable: true,
    reply: profile,
    upload: true,
  }),
  removeAvatar: accountRoute({
    method: 'DELETE',
    path: '/user/avatar',
    summary: 'Delete the own picture',
    reply: profile,
  }),
  avatar: accountRoute({
    method: 'GET',
    path: '/user/avatar/:name',
    summary: 'A picture, 256 by 256 WebP',
    reply: z.any(),
    download: true,
  }),
  remove: accountRoute({ method: 'DELETE', path: '/user', summary: 'Delete the own account', reply: empty }),
  myEvents: accountRoute({
    method: 'GET',
    path: '/user/my-events',
    summary: 'The events of the confirmed address',
    reply: z.object({ events: z.array(portalEvent) }),
  }),
} as const
