import { expect, test } from 'vitest'
import { releasedKind } from './planned-mails.ts'

const sent = (participantId: string, teamId: string, kind: 'TEAM' | 'DINNER_ROUTE') => ({
  participantId,
  teamId,
  notification: { kind, ownMealId: undefined, facts: [] },
})
const current = new Set(['t1', 't2'])

test.each([
  ['nothing before a mail about teams', [], undefined],
  ['the team after a mail about it', [sent('Ada', 't1', 'TEAM')], 'TEAM'],
  [
    'the route after a mail about it, whatever came later',
    [sent('Ada', 't1', 'DINNER_ROUTE'), sent('Ada', 't1', 'TEAM')],
    'DINNER_ROUTE',
  ],
  ['no route that went to other people only', [sent('Ada', 't1', 'TEAM'), sent('Ben', 't1', 'DINNER_ROUTE')], 'TEAM'],
  ['nothing of teams that are not there any more', [sent('Ada', 'dropped', 'DINNER_ROUTE')], undefined],
] as const)('is %s', (_what, notifications, kind) => expect(releasedKind('Ada', notifications, current)).toBe(kind))
