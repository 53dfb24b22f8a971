import { expect, test } from 'vitest'
import { paths } from '../../../lib/paths.ts'
import { sectionOf } from './navigation.ts'

const { admin } = paths

test.each([
  [admin.dashboard('A'), 'dashboard'],
  [admin.activities('A'), 'dashboard'],
  [admin.participants('A'), 'participants'],
  [admin.editParticipant('A', 'x'), 'participants'],
  [admin.importParticipants('A'), 'participants'],
  [admin.participantMessages('A'), 'messages'],
  [admin.teams('A'), 'teams'],
  [admin.team('A', 'x'), 'teams'],
  [admin.teamMessages('A'), 'messages'],
  [admin.dinnerRouteMessages('A'), 'messages'],
  [admin.messagesOverview('A'), 'messages'],
  [admin.mailProtocol('A', 'x'), 'messages'],
  [admin.hostLocations('A'), 'routes'],
  [admin.evening('A'), 'evening'],
  [admin.exports('A'), 'exports'],
  [admin.settings('A'), 'settings'],
  [admin.paymentOptions('A'), 'settings'],
])('%s is a page of %s', (path, section) => {
  expect(sectionOf(path)).toBe(section)
})

test('a secret spelt like a section does not change the section', () => {
  expect(sectionOf('/admin/teams')).toBe('dashboard')
})
