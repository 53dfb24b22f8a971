import { eveningRoutes } from '@running-dinner/contract/evening'
import { selfRoutes } from '@running-dinner/contract/guests'
import { type OwnLetterReply, ownLetterRoutes } from '@running-dinner/contract/messages'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleEvening } from '../../../test/example-evening.ts'
import { exampleOwnRoute, exampleOwnTeam, exampleSession, starterId } from '../../../test/example-self-service.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { type Answer, given, refuse, reply } from '../../../test/server.ts'
import { SelfArea } from './self-area.tsx'

const change = { fact: 'ADDRESS', mealId: starterId, before: 'Old Road 1', after: 'New Road 2' } as const
const letter = (given: Partial<OwnLetterReply> = {}): OwnLetterReply => ({
  kind: 'DINNER_ROUTE',
  state: 'OUTDATED',
  digest: 'd1',
  changes: [change],
  languageCode: 'en',
  ...given,
})
const known = letter({ state: 'KNOWN', changes: [] })

/** Records what is confirmed; the letters are those of `after` from then on. */
function givenLetters(before: OwnLetterReply[], after: OwnLetterReply[] = before) {
  const confirm = vi.fn<Answer<typeof ownLetterRoutes.confirmLetter>>(() => {
    given(reply(ownLetterRoutes.ownLetters, after))
    return undefined
  })
  given(
    reply(selfRoutes.sessionData, exampleSession),
    reply(eveningRoutes.ownEvening, exampleEvening({ phase: 'BEFORE', stops: [] })),
    reply(selfRoutes.team, exampleOwnTeam),
    reply(selfRoutes.dinnerRoute, exampleOwnRoute),
    reply(ownLetterRoutes.ownLetters, before),
    reply(ownLetterRoutes.confirmLetter, confirm),
  )
  return confirm
}
const show = (page = 'dinnerroute', language: 'de' | 'en' = 'en') =>
  renderPage(<SelfArea />, {
    path: '/self/*',
    at: `/self/self-1/${page}/guest-1/team-1?lng=${language}`,
    now: new Date('2030-06-01T18:30:00').toISOString(),
  })
const question = async (name = 'New for you') => within(await screen.findByRole('region', { name }))

test('lists what is new, and confirms the shown letter by keyboard only when it is pressed', async () => {
  const confirm = givenLetters([letter({ kind: 'TEAM', digest: 'team' }), letter()], [known])
  const { user } = await show()
  const region = await question()
  expect(region.getByRole('listitem')).toHaveTextContent('Starter, Address: New Road 2 (before: Old Road 1)')
  expect(confirm).not.toHaveBeenCalled()
  region.getByRole('button', { name: 'Got it' }).focus()
  await user.keyboard('{Enter}')
  const done = await screen.findByText('You’re up to date.')
  await waitFor(() => expect(done).toHaveFocus())
  expect(confirm).toHaveBeenCalledExactlyOnceWith(
    { selfAdminId: 'self-1', participantId: 'guest-1' },
    { kind: 'DINNER_ROUTE', digest: 'd1' },
  )
})

test('asks nothing of a person who knows', async () => {
  givenLetters([known])
  await show()
  await screen.findByRole('region', { name: 'Next' })
  expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull()
  expect(screen.queryByText('You’re up to date.')).toBeNull()
})

test('the page of the team confirms the team, in German', async () => {
  const team = letter({ kind: 'TEAM', state: 'NEVER', digest: 'team', changes: [] })
  const confirm = givenLetters([team, letter()], [{ ...team, state: 'KNOWN' }])
  const { user } = await show('teamhost', 'de')
  await user.click((await question('Alles gelesen?')).getByRole('button', { name: 'Ich weiß Bescheid' }))
  expect(await screen.findByText('Du weißt Bescheid.')).toBeVisible()
  expect(confirm.mock.calls.map(([, body]) => body)).toEqual([{ kind: 'TEAM', digest: 'team' }])
})

test('a page older than the plan is loaded again instead of confirming what was not read', async () => {
  const confirm = givenLetters([letter()])
  const { user } = await show()
  const region = await question()
  const [first, ...others] = exampleOwnRoute.teams
  if (!first) throw new Error('the example route has stops')
  given(reply(selfRoutes.dinnerRoute, { ...exampleOwnRoute, teams: [{ ...first, status: 'CANCELLED' }, ...others] }))
  await user.click(region.getByRole('button', { name: 'Got it' }))
  expect(await screen.findByText(/Something has just changed/)).toBeVisible()
  expect(screen.getByText('Starter: the team hosting you has cancelled.')).toBeVisible()
  expect(confirm).not.toHaveBeenCalled()
})

test('a letter that changed meanwhile is loaded again, and the next press confirms that one', async () => {
  givenLetters([letter()])
  const { user } = await show()
  const region = await question()
  const letters = vi
    .fn<Answer<typeof ownLetterRoutes.ownLetters>>(() => [letter({ digest: 'd2' })])
    .mockReturnValueOnce([letter()])
  given(
    refuse(ownLetterRoutes.confirmLetter, [{ message: 'concurrent_modification' }], 409),
    // The first answer is the one loaded before the press is sent.
    reply(ownLetterRoutes.ownLetters, letters),
  )
  await user.click(region.getByRole('button', { name: 'Got it' }))
  expect(await screen.findByText(/Something has just changed/)).toBeVisible()
  const confirm = vi.fn<Answer<typeof ownLetterRoutes.confirmLetter>>(() => undefined)
  given(reply(ownLetterRoutes.confirmLetter, confirm))
  await user.click((await question()).getByRole('button', { name: 'Got it' }))
  await waitFor(() => expect(confirm.mock.calls[0]?.[1]).toMatchObject({ digest: 'd2' }))
})

test('a refusal is shown and the button stays', async () => {
  givenLetters([letter()])
  given(refuse(ownLetterRoutes.confirmLetter, [{ message: 'event_cancelled' }]))
  const { user } = await show()
  await user.click((await question()).getByRole('button', { name: 'Got it' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/cancelled/i)
  expect((await question()).getByRole('button', { name: 'Got it' })).toBeEnabled()
})
