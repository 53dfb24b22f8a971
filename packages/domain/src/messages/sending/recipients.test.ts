import { describe, expect, test } from 'vitest'
import { person, team } from '../../../test/example-messages.ts'
import { participantRecipients, type Recipients, type TeamRecipient, teamRecipients } from './recipients.ts'

const idsOf = ({ recipients }: Recipients<{ participant: { id: string } }>) =>
  recipients.map(({ participant }) => participant.id)

const nobody = [{ message: 'invalid_size_selected_participants_message_empty', issueType: 'VALIDATION' }]

describe('recipients of a participant message', () => {
  const ada = person('Ada', { teamId: 't1' })
  const ben = person('Ben')
  const everybody = [ada, ben]

  test.each([
    ['ALL', ['Ada', 'Ben']],
    ['ASSIGNED_TO_TEAM', ['Ada']],
    ['NOT_ASSIGNED_TO_TEAM', ['Ben']],
  ] as const)('%s', (selection, expected) => {
    expect(idsOf(participantRecipients(everybody, selection))).toEqual(expected)
  })

  test('a custom selection counts every id once', () => {
    expect(idsOf(participantRecipients(everybody, 'CUSTOM_SELECTION', ['Ben', 'Ben']))).toEqual(['Ben'])
  })

  test('an id of another event refuses the selection', () => {
    expect(participantRecipients(everybody, 'CUSTOM_SELECTION', ['Ada', 'stranger'])).toEqual({
      recipients: [],
      issues: [{ field: 'customSelectedParticipantIds', message: 'value_invalid', issueType: 'VALIDATION' }],
    })
  })

  test('ids do not narrow the other selections', () => {
    expect(idsOf(participantRecipients(everybody, 'ALL', ['Ben']))).toEqual(['Ada', 'Ben'])
  })

  test('an empty selection is an issue', () => {
    expect(participantRecipients(everybody, 'CUSTOM_SELECTION').issues).toEqual(nobody)
    expect(participantRecipients([], 'ALL').issues).toEqual(nobody)
  })

  test('an unconfirmed participant gets no mail', () => {
    expect(idsOf(participantRecipients([ada, person('Cem', { activationDate: undefined })], 'ALL'))).toEqual(['Ada'])
  })

  test('a participant without an address gets no mail', () => {
    expect(idsOf(participantRecipients([ada, person('Cem', { email: ' ' })], 'ALL'))).toEqual(['Ada'])
  })

  test('one address gets one mail, regardless of spelling', () => {
    const twin = person('Cem', { email: ' ADA@example.org' })
    expect(idsOf(participantRecipients([ada, twin], 'ALL'))).toEqual(['Ada'])
  })

  test('the child of a fixed pair gets a mail only under an address of its own', () => {
    const root = person('Root', { teamPartnerWishOriginatorId: 'Root' })
    const sharing = person('Child', { teamPartnerWishOriginatorId: 'Root', email: root.email })
    const own = person('Child', { teamPartnerWishOriginatorId: 'Root' })
    expect(idsOf(participantRecipients([sharing, root], 'ALL'))).toEqual(['Root'])
    expect(idsOf(participantRecipients([own, root], 'ALL'))).toEqual(['Child', 'Root'])
    expect(participantRecipients([sharing, root], 'CUSTOM_SELECTION', ['Child']).issues).toEqual(nobody)
  })

  test('refuses more than three thousand', () => {
    const crowd = (size: number) => Array.from({ length: size }, (_, index) => person(`p${index}`))
    expect(participantRecipients(crowd(3000), 'ALL').recipients).toHaveLength(3000)
    expect(participantRecipients(crowd(3001), 'ALL')).toEqual({
      recipients: [],
      issues: [{ message: 'message_too_many_recipients', issueType: 'VALIDATION', data: { maximum: 3000 } }],
    })
  })
})

describe('recipients of a team message', () => {
  const one = team('one', 'main', [person('Ada'), person('Ben')])
  const two = team('two', 'main', [person('Cem'), person('Dana')], { status: 'REPLACED' })
  const gone = team('gone', 'main', [person('Eva')], { status: 'CANCELLED' })
  const all = [one, two, gone]

  test('are all members of all teams that were not cancelled, each with the team', () => {
    const result = teamRecipients(all, 'ALL')
    expect(idsOf(result)).toEqual(['Ada', 'Ben', 'Cem', 'Dana'])
    expect(result.recipients.map((recipient: TeamRecipient) => recipient.team.id)).toEqual(['one', 'one', 'two', 'two'])
  })

  test('are the members of the chosen teams', () => {
    expect(idsOf(teamRecipients(all, 'CUSTOM_SELECTION', ['two', 'gone']))).toEqual(['Cem', 'Dana'])
  })

  test('a selection of only cancelled teams is empty', () => {
    expect(teamRecipients(all, 'CUSTOM_SELECTION', ['gone']).issues).toEqual(nobody)
  })

  test('a team of another event refuses the selection', () => {
    expect(teamRecipients(all, 'CUSTOM_SELECTION', ['one', 'foreign']).issues).toEqual([
      { field: 'customSelectedTeamIds', message: 'value_invalid', issueType: 'VALIDATION' },
    ])
  })
})
