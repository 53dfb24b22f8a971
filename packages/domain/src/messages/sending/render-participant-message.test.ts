import { expect, test } from 'vitest'
import { afterParty, person } from '../../../test/example-messages.ts'
import { renderParticipantMessage } from './render-participant-message.ts'

const render = (message: string, given: Partial<Parameters<typeof renderParticipantMessage>[0]> = {}) =>
  renderParticipantMessage({
    message: { subject: 'News', message },
    recipient: person('Ada', { lastname: 'Lovelace' }),
    afterParty: undefined,
    ...given,
  })

test('names the recipient', () => {
  expect(render('Hello {firstname} {lastname},\nwelcome').text).toBe('Hello Ada Lovelace,\nwelcome')
})

test('tells where the after party is', () => {
  expect(render('{afterparty}', { afterParty }).text).toBe('Dancing (01:00)\nThe Cellar, Oak Road 9, 04107 Leipzig')
})

test('the line of the after party disappears without one', () => {
  expect(render('See you\n{afterparty}\nBye').text).toBe('See you\nBye')
})

test('placeholders of other messages stay and are warned about', () => {
  const rendered = render('{route} {foo}')
  expect(rendered.text).toBe('{route} {foo}')
  expect(rendered.warnings).toEqual([
    { where: 'participantMessage', name: 'route' },
    { where: 'participantMessage', name: 'foo' },
  ])
})

test('the subject is the same for everybody and one line', () => {
  const rendered = render('x', { message: { subject: 'For {firstname}\r\nBcc: all@example.org', message: 'x' } })
  expect(rendered.subject).toBe('For {firstname} Bcc: all@example.org')
  expect(rendered.warnings).toEqual([{ where: 'subject', name: 'firstname' }])
})
