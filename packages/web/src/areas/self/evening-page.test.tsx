import { eveningRoutes } from '@running-dinner/contract/evening'
import { ownCancellationRoutes, selfRoutes } from '@running-dinner/contract/guests'
import { ownNotificationRoutes } from '@running-dinner/contract/messages'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleEvening } from '../../../test/example-evening.ts'
import {
  exampleOwnRoute,
  exampleOwnTeam,
  exampleRouteTeam,
  exampleSession,
  exampleTeamAtPartner,
} from '../../../test/example-self-service.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { disconnect, given, hang, refuse, reply } from '../../../test/server.ts'
import { atServer } from '../../../test/show-card.tsx'
import { SelfArea } from './self-area.tsx'

const givenEvening = (route: Partial<typeof exampleOwnRoute> = {}, team = exampleOwnTeam, session = exampleSession) =>
  given(
    reply(ownNotificationRoutes.ownNotifications, []),
    reply(eveningRoutes.ownEvening, () => atServer(exampleEvening({ phase: 'BEFORE', stops: [] }))),
    reply(selfRoutes.sessionData, session),
    reply(selfRoutes.team, team),
    reply(selfRoutes.dinnerRoute, { ...exampleOwnRoute, ...route }),
  )
const show = (time = '18:30', language: 'de' | 'en' = 'en') =>
  renderPage(<SelfArea />, {
    path: '/self/*',
    at: `/self/self-1/dinnerroute/guest-1/team-1?lng=${language}`,
    now: new Date(`2030-06-01T${time}:00`).toISOString(),
  })
const next = (name = 'Next') => screen.findByRole('region', { name })

test('shows first where to be next: time, course, address, the way and whom to call', async () => {
  givenEvening()
  await show()
  const card = within(await next())
  expect(card.getByText('19:00')).toBeVisible()
  expect(card.getByText(/Starter at Nadia Host’s/)).toBeVisible()
  expect(card.getByText(/Nadia Street 7/)).toBeVisible()
  expect(card.getByRole('link', { name: 'Get directions' })).toBeVisible()
  expect(card.getByRole('link', { name: 'Call Nadia Host' })).toHaveAttribute('href', 'tel:01710')
})

test('offers the evening to the calendar, to subscribe to and as a file', async () => {
  givenEvening()
  const { user } = await show()
  const path = '/api/rest/self/v1/self-1/guest-1/evening.ics'
  await user.click(await screen.findByRole('button', { name: 'Add to calendar' }))
  const menu = within(screen.getByRole('menu', { name: 'Add to calendar' }))
  const item = (name: string) => menu.getByRole('menuitem', { name })
  expect(item('Subscribe (stays up to date)')).toHaveAttribute('href', `webcal://${window.location.host}${path}`)
  expect(item('Download as a file (as of now)')).toHaveAttribute('href', path)
})

test('speaks German when the address of the page asks for it', async () => {
  givenEvening()
  await show('18:30', 'de')
  expect(await screen.findByRole('heading', { level: 1, name: 'Dein Abend' })).toBeVisible()
  expect(screen.getByText(/Samstag, 01\.06\.2030/)).toBeVisible()
})

test('offers neither the way nor a call for the own home', async () => {
  givenEvening()
  await show('20:30')
  const card = within(await next())
  expect(await card.findByText(/Main course at your place/)).toBeVisible()
  expect(card.queryByRole('link')).not.toBeInTheDocument()
})

test('names the home of the partner where the team cooks there', async () => {
  givenEvening({}, exampleTeamAtPartner)
  await show('20:30')
  expect(await screen.findAllByText(/at Bela Roth’s \(your team\)/)).not.toHaveLength(0)
})

test('names the stop that has begun, and says when the evening is over', async () => {
  givenEvening()
  await show('23:15')
  expect(within(await next('Now')).getByText(/Dessert at Omar Host’s/)).toBeVisible()
})

test('says when the evening is over', async () => {
  givenEvening({ teams: [exampleRouteTeam(0, 'Nadia')] })
  await show('23:59')
  expect(await screen.findByText('The evening is over. It was great to have you.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'My details' })).toBeVisible()
})

test('a host that cancelled is named and is not the next stop', async () => {
  const [, own, last] = exampleOwnRoute.teams
  givenEvening({
    teams: [exampleRouteTeam(0, 'Nadia', { status: 'CANCELLED' }), ...[own, last].flatMap((team) => team ?? [])],
  })
  await show()
  expect(await screen.findByText('Starter: the team hosting you has cancelled.')).toBeVisible()
  expect(within(await next()).getByText(/Main course/)).toBeVisible()
})

test('lists how the own guests eat', async () => {
  givenEvening({ dietsOfGuestTeams: { ...exampleOwnRoute.dietsOfGuestTeams, vegan: 2, notes: ['no nuts'] } })
  await show()
  expect(await screen.findByRole('heading', { name: 'What your guests eat' })).toBeVisible()
  expect(screen.getByText(/2.*vegan/)).toBeVisible()
  expect(screen.getByText(/no nuts/)).toBeVisible()
})

test('keeps the last known route when it cannot be refreshed', async () => {
  givenEvening()
  const { user } = await show()
  await next()
  given(disconnect(selfRoutes.dinnerRoute), disconnect(selfRoutes.team))
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText(/We couldn’t load the latest version/)).toBeVisible()
  expect(await next()).toBeVisible()
})

test('shows that it loads until the route is there', async () => {
  givenEvening()
  given(hang(selfRoutes.dinnerRoute))
  await show()
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument()
})

test('an unknown link says what to do instead of offering another try', async () => {
  given(
    refuse(selfRoutes.sessionData, [{ message: 'link_invalid' }], 404),
    refuse(ownCancellationRoutes.get, [{ message: 'not_found' }], 404),
  )
  await show()
  expect(await screen.findByRole('heading', { name: 'This link is invalid or has expired' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('a cancelled event shows no route, only whom to ask', async () => {
  givenEvening({}, exampleOwnTeam, { ...exampleSession, cancelled: true })
  await show()
  expect(await screen.findByRole('heading', { name: 'This running dinner won’t take place' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'mira@example.org' })).toBeVisible()
  expect(screen.queryByText('Nadia Street 7')).not.toBeInTheDocument()
})
