import { describe, expect, test } from 'vitest'
import { afterParty, mainCourseAtAdas, meals, person, words } from '../../../test/example-messages.ts'
import type { Participant } from '../../people/participants/participant.ts'
import { renderParticipantMessage } from './render-participant-message.ts'
import { renderTeamMessage } from './render-team-message.ts'

const renderForParticipant = (message: string, given: Partial<Parameters<typeof renderParticipantMessage>[0]> = {}) =>
  renderParticipantMessage({
    message: { subject: 'News', message },
    recipient: person('Ada', { lastname: 'Lovelace' }),
    afterParty: undefined,
    ...given,
  })

test('fills in first and last name of the recipient', () => {
  expect(renderForParticipant('Hello {firstname} {lastname},\nwelcome').text).toBe('Hello Ada Lovelace,\nwelcome')
})

test('fills in name, time and address of the after party', () => {
  expect(renderForParticipant('{afterparty}', { afterParty }).text).toBe(
    'Dancing (01:00)\nThe Cellar, Oak Road 9, 04107 Leipzig',
  )
})

test('the line of the after party disappears without one', () => {
  expect(renderForParticipant('See you\n{afterparty}\nBye').text).toBe('See you\nBye')
})

test('placeholders of other messages stay and are warned about', () => {
  const rendered = renderForParticipant('{route} {foo}')
  expect(rendered.text).toBe('{route} {foo}')
  expect(rendered.warnings).toEqual([
    { where: 'participantMessage', name: 'route' },
    { where: 'participantMessage', name: 'foo' },
  ])
})

test('the subject is the same for everybody and one line', () => {
  const rendered = renderForParticipant('x', {
    message: { subject: 'For {firstname}\r\nBcc: all@example.org', message: 'x' },
  })
  expect(rendered.subject).toBe('For {firstname} Bcc: all@example.org')
  expect(rendered.warnings).toEqual([{ where: 'subject', name: 'firstname' }])
})

const defaults = {
  subject: 'Your team',
  hostMessagePartTemplate: 'You host {partner}.',
  nonHostMessagePartTemplate: '{partner} hosts.',
}

function render(message: string, to: 'Ada' | 'Ben' = 'Ada', dinner = mainCourseAtAdas()) {
  const recipient = dinner.own.members.find((member) => member.id === to) ?? person(to)
  return renderTeamMessage({
    message: { ...defaults, message },
    recipient,
    team: dinner.own,
    teams: dinner.teams,
    visits: dinner.visits,
    meals,
    afterParty: undefined,
    manageHostLink: `https://example.org/self/${to}`,
    words,
  })
}

const asChild = (child: Partial<Participant> = {}) =>
  mainCourseAtAdas({
    ada: { teamPartnerWishOriginatorId: 'Ada' },
    ben: { teamPartnerWishOriginatorId: 'Ada', ...child },
  })

describe('a team message', () => {
  test('names meal and time', () => {
    expect(render('{meal} at {mealtime}').text).toBe('Main course at 21:00')
  })

  test('carries the recipient own link', () => {
    expect(render('{managehostlink}', 'Ben').text).toBe('https://example.org/self/Ben')
  })

  test('has different parts for the host and for the other members', () => {
    expect(render('{host}', 'Ada').text).toBe('You host Ben Example.')
    expect(render('{host}', 'Ben').text).toBe('Ada Example hosts.')
  })

  test('warns about unknown names in the part this recipient gets', () => {
    const message = { ...defaults, message: '{host}', hostMessagePartTemplate: '{meal}' }
    const { own, teams, visits } = mainCourseAtAdas()
    const facts = { team: own, teams, visits, meals, afterParty, manageHostLink: '', words }
    const rendered = renderTeamMessage({ ...facts, message, recipient: own.members[0] ?? person('Ada') })
    expect(rendered).toMatchObject({ text: '{meal}', warnings: [{ where: 'hostPart', name: 'meal' }] })
  })
})

describe('the partner', () => {
  test('is shown with all contact data', () => {
    const dinner = mainCourseAtAdas({ ben: { mobileNumber: '0171 1', addressRemarks: 'rear\nbuilding' } })
    expect(render('{partner}', 'Ada', dinner).text).toBe(
      'Ben Example\nElm Street 1, 04109 Leipzig (rear building)\nE-mail: ben@example.org\nMobile: 0171 1',
    )
  })

  test('has a placeholder text for missing data', () => {
    const dinner = mainCourseAtAdas({ ben: { email: '' } })
    expect(render('{partner}', 'Ada', dinner).text).toContain('E-mail: not given\nMobile: not given')
  })

  test('has no address when invited by the recipient', () => {
    expect(render('{partner}', 'Ada', asChild()).text).toBe('Ben Example\nE-mail: ben@example.org\nMobile: not given')
    expect(render('{partner}', 'Ben', asChild()).text).toContain('Elm Street 1')
  })

  test('may be missing after a cancellation', () => {
    const dinner = mainCourseAtAdas()
    const alone = { ...dinner, own: { ...dinner.own, members: dinner.own.members.slice(0, 1) } }
    expect(render('{partner}', 'Ada', alone).text).toBe('nobody yet')
  })
})

describe('the diets in a team message', () => {
  test('are those of the guests and of the team itself', () => {
    const dinner = mainCourseAtAdas({ ada: { gluten: true, mealSpecificsNote: 'No nuts' } })
    dinner.guests[0].members = [person('Gil', { vegan: true, lactose: true, mealSpecificsNote: 'no nuts ' })]
    dinner.guests[1].members = [person('Hao', { vegan: true, vegetarian: true, mealSpecificsNote: 'no\nfish' })]
    dinner.starter.members = [person('Cem', { mealSpecificsNote: 'is not at this table' })]
    expect(render('{mealspecifics}', 'Ada', dinner).text).toBe(
      'vegan (2), vegetarian (1), lactose free (1), gluten free (1); No nuts; no fish',
    )
  })

  test('do not leave an empty label behind', () => {
    expect(render('{meal}\nDiets: {mealspecifics}\nBye').text).toBe('Main course\nBye')
  })
})
