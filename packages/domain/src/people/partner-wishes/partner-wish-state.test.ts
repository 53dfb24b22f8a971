import { expect, test } from 'vitest'
import { wishStateOf } from './partner-wish-state.ts'

const me = { email: 'me@x.de' }
const named = (teamPartnerWishEmail: string, teamPartnerWishOriginatorId?: string) => ({
  teamPartnerWishEmail,
  teamPartnerWishOriginatorId,
})

test.each([
  ['nobody has the address', undefined, 'NOT_EXISTING'],
  ['no wish', named(''), 'EXISTS_EMPTY_TEAM_PARTNER_WISH'],
  ['the same wish in another spelling', named(' ME@X.de'), 'EXISTS_SAME_TEAM_PARTNER_WISH'],
  ['another wish', named('other@x.de'), 'EXISTS_OTHER_TEAM_PARTNER_WISH'],
  ['a partner they registered with', named('', 'p1'), 'EXISTS_OTHER_TEAM_PARTNER_WISH'],
] as const)('%s', (_name, other, state) => {
  expect(wishStateOf(me, other)).toBe(state)
})
