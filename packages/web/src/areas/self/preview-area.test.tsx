import { type GuestPreviewReply, guestPreviewRoutes } from '@running-dinner/contract/guests'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleEvening, exampleEveningStop } from '../../../test/example-evening.ts'
import { exampleOwnRoute, exampleOwnTeam, exampleSession } from '../../../test/example-self-service.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { given, refuse, reply } from '../../../test/server.ts'
import { atServer } from '../../../test/show-card.tsx'
import { PreviewArea } from './preview-area.tsx'

const route = guestPreviewRoutes.guestPreview
const stops = [exampleEveningStop(0), exampleEveningStop(1), exampleEveningStop(2)]

const givenPreview = (changes: Partial<GuestPreviewReply> = {}) =>
  given(
    reply(route, () => ({
      teamId: 'team-1',
      session: exampleSession,
      card: { team: exampleOwnTeam, route: exampleOwnRoute, evening: atServer(exampleEvening({ stops })) },
      asIfMailed: false,
      ...changes,
    })),
  )
const show = (language: 'de' | 'en' = 'en', person = `/${exampleOwnTeam.teamMembers[0]?.id}`) =>
  renderPage(<PreviewArea />, {
    path: '/admin/:adminId/as-guest/*',
    at: `/admin/admin-1/as-guest${person}`,
    language,
    now: new Date('2030-06-01T18:30:00').toISOString(),
  })

test('shows the card of a guest under a banner with their name, and the way back to the team', async () => {
  givenPreview({ session: { ...exampleSession, languageCode: 'de' } })
  await show('de')
  expect(await screen.findByText('So sieht Ada den Abend.')).toBeVisible()
  expect(screen.getByText(/Hier lässt sich nichts drücken/)).toBeVisible()
  expect(screen.queryByText(/Verschickt ist/)).not.toBeInTheDocument()
  const next = within(await screen.findByRole('region', { name: 'Als Nächstes' }))
  expect(next.getByText(/Nadia Street 7/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Zum Team' })).toHaveAttribute('href', '/admin/admin-1/teams/team-1')
})

test('is in the language of the guest, the organiser’s own words around it in theirs', async () => {
  givenPreview({ session: { ...exampleSession, languageCode: 'de' } })
  await show('en')
  expect(await screen.findByRole('heading', { level: 1, name: 'Dein Abend' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Als Nächstes' }).closest('[lang]')).toHaveAttribute('lang', 'de')
  expect(screen.getByRole('link', { name: 'Back to team' })).toBeVisible()
  expect(screen.getByRole('group', { name: 'This is how Ada sees the evening.' })).toBeVisible()
})

test('takes no press, neither of a button nor of a link, and offers nothing that needs the guest’s own link', async () => {
  givenPreview()
  await show()
  expect(fireEvent.click(await screen.findByRole('link', { name: 'Call Nadia Host' }))).toBe(false)
  for (const button of within(screen.getByRole('group', { name: /Ada/ })).getAllByRole('button'))
    expect(button).toBeDisabled()
  for (const name of ['Add to calendar', 'Got it', 'Refresh'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  expect(document.querySelector('a[href^="/self/"]')).toBeNull()
})

test('says that a guest sees no route before it was sent', async () => {
  givenPreview({ card: null })
  await show()
  expect(await screen.findByText('Ada doesn’t see a route yet')).toBeVisible()
})

test('says in a demo that the route was not sent yet', async () => {
  givenPreview({ asIfMailed: true })
  await show('en', '')
  expect(await screen.findByText(/The route hasn’t been sent yet/)).toBeVisible()
})

test('says of a cancelled event what the guest reads', async () => {
  givenPreview({ session: { ...exampleSession, cancelled: true } })
  await show()
  expect(await screen.findByText('This running dinner won’t take place')).toBeVisible()
})

test('says so where there is no such guest', async () => {
  given(refuse(route, [], 404))
  await show()
  expect(await screen.findByText('There is no evening to see here')).toBeVisible()
})
