import { expect, test } from 'vitest'
import { exampleParticipant } from '../../../test/example-participant.ts'
import { hostAfterChange } from './choose-host.ts'

const event = { teamSize: 2, meals: [1, 2, 3] }
const able = exampleParticipant(1, { numSeats: 6 })
const unknown = exampleParticipant(2, { numSeats: undefined })
const unable = exampleParticipant(3, { numSeats: 2 })
const other = exampleParticipant(4, { numSeats: 9 })

test.each([
  ['stays who can', { hostMemberId: 'p1' }, [other, able], 'p1'],
  ['gives way to who can', { hostMemberId: 'p3' }, [unable, able], 'p1'],
  ['gives way to who perhaps can', { hostMemberId: 'p3' }, [unable, unknown], 'p2'],
  ['stays although nobody can', { hostMemberId: 'p3' }, [exampleParticipant(9, { numSeats: 0 }), unable], 'p3'],
  ['stays in a locked team', { hostMemberId: 'p3', locked: true }, [unable, able], 'p3'],
  ['has left', { hostMemberId: 'p7' }, [unable, able], 'p1'],
  ['has left a locked team', { hostMemberId: 'p7', locked: true }, [unable], 'p3'],
  ['was there none', { hostMemberId: undefined }, [unable], 'p3'],
])('the host %s', (_, team, members, expected) => {
  expect(hostAfterChange(team, members, event)?.id).toBe(expected)
})

test('keeps a host with five seats while the team is one person short', () => {
  const five = exampleParticipant(5, { numSeats: 5 })
  expect(hostAfterChange({ hostMemberId: 'p5' }, [five], event)?.id).toBe('p5')
  expect(hostAfterChange({ hostMemberId: 'p5' }, [five, able], event)?.id).toBe('p1')
})
