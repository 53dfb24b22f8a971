import { expect, test } from 'vitest'
import { person, team, meals as threeMeals, words } from '../../../test/example-messages.ts'
import type { TeamVisit } from '../../plan/dinner-routes/dinner-route.ts'
import { withoutCooking } from './diet-text.ts'
import { renderDinnerRouteMessage } from './render-dinner-route-message.ts'
import { renderTeamMessage } from './render-team-message.ts'

/** Ada and Ben would cook the main course of two courses, but are guests at both. */
const meals = threeMeals.slice(0, 2)
const own = team('own', 'main', [person('Ada'), person('Ben')])
const [cem, dana] = [team('cem', 'starter', [person('Cem')]), team('dana', 'main', [person('Dana')])]
const visits: TeamVisit[] = [
  { hostTeamId: 'cem', guestTeamId: 'own', mealId: 'starter' },
  { hostTeamId: 'dana', guestTeamId: 'own', mealId: 'main' },
  { hostTeamId: 'cem', guestTeamId: 'dana', mealId: 'starter' },
]
const facts = { team: own, teams: [own, cem, dana], visits, meals, afterParty: undefined, words }

function teamMessage(message: string, to = 'Ada') {
  const parts = { hostMessagePartTemplate: 'You host.', nonHostMessagePartTemplate: '{partner} hosts.' }
  return renderTeamMessage({
    ...facts,
    message: { subject: 'Your team', message, ...parts },
    recipient: person(to),
    manageHostLink: 'https://example.org/self',
  })
}

test.each(['Ada', 'Ben'])('a team that is only guest gets its own text, without course, guests and host (%s)', (to) => {
  const message = [
    'Hello {firstname},',
    '',
    'Your course: {meal}',
    'Your guests arrive at {mealtime}.',
    'Diets: {mealspecifics}',
    '',
    '{host}',
    '',
    'Change it here:',
    '{managehostlink}',
    '',
    'Bye',
  ].join('\n')
  expect(teamMessage(message, to)).toMatchObject({
    text: `Hello ${to},\n\nYou are guests at every course.\n\nBye`,
    warnings: [],
  })
})

test('a team that is only guest gets this text also when the template has no part about hosts', () => {
  expect(teamMessage('Hello {firstname}\n{meal}').text).toBe('Hello Ada\n\nYou are guests at every course.')
})

test('names the team partner even where the line is about cooking, too', () => {
  expect(withoutCooking('You cook {meal} with {partner}.\n{host}')).toBe('{host}\n\n{partner}')
})

test('removes a label above several removed lines once, and keeps other lines', () => {
  expect(withoutCooking('A:\n\n\nB:\n{meal}\n{mealtime}\n\nC {host}')).toBe('A:\n\n\nC {host}')
})

test('the route of a team that is only guest has hosts at every course', () => {
  const message = {
    subject: '',
    message: '{route}',
    selfTemplate: '{meal} at yours',
    hostsTemplate: '{meal} at {firstname}',
  }
  const rendered = renderDinnerRouteMessage({ ...facts, message, recipient: person('Ada'), routeLink: '' })
  expect(rendered.text).toBe('Starter at Cem\n\nMain course at Dana')
})
