import type { Profile, Session } from '@running-dinner/contract/accounts'

export const exampleAccountSession: Session = {
  token: 'token-of-ada',
  roles: ['ROLE_USER'],
  username: 'ada',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Berg',
}

const { token: _, ...names } = exampleAccountSession

export const exampleProfile: Profile = { ...names, confirmed: true, avatarPath: '' }
