import { eveningRoutes } from '@running-dinner/contract/evening'
import { selfRoutes } from '@running-dinner/contract/guests'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { gate, givenLocks } from '../../../../test/browser-locks.ts'
import { exampleEvening, exampleEveningStop, exampleReport, localInstant } from '../../../../test/example-evening.ts'
import { dessertId, exampleOwnRoute, starterId } from '../../../../test/example-self-service.ts'
import { type Answer, disconnect, given, refuse, reply } from '../../../../test/server.ts'
import { answering, button, cardLink, givenCard, openCard, showCard } from '../../../../test/show-card.tsx'
import { forgetAll } from '../../../features/guests/self-service/report-queue.ts'

beforeEach(() => forgetAll(cardLink))

test('names when to leave, the bell and the floor of the next stop', async () => {
  const stop = exampleEveningStop(0)
  const place = stop.place && { ...stop.place, bell: 'Rossi', floor: '3' }
  await showCard(exampleEvening({ stops: [{ ...stop, place }, exampleEveningStop(1)] }))
  const card = within(await screen.findByRole('region', { name: 'Next' }))
  expect(await card.findByText(/Leave by 18:34/)).toHaveTextContent('Leave by 18:34 · 21 min on foot')
  expect(card.getByText('Bell: Rossi, Floor: 3')).toBeVisible()
})

test('counts the first way from home and the others from the stop before', async () => {
  await showCard(exampleEvening())
  const [starter, main] = await screen.findAllByText(/min on foot from/)
  expect(starter).toHaveTextContent('21 min on foot from home')
  expect(main).toHaveTextContent('from the previous stop')
})

test('says so where the way is unknown', async () => {
  await showCard(exampleEvening({ stops: [exampleEveningStop(0, { leaveBy: null, wayMinutes: null })] }))
  expect(await screen.findByText('Travel time unknown.')).toBeVisible()
})

test('says when it is time to go, and nothing of the way once the team is there', async () => {
  await showCard(exampleEvening(), '18:40')
  const card = within(await screen.findByRole('region', { name: 'Next' }))
  expect(await card.findByText(/Time to go/)).toHaveTextContent('Time to go · 21 min on foot')
  cleanup()
  await showCard(exampleEvening({ reports: [exampleReport('ARRIVED', { mealId: starterId })] }), '18:40')
  expect(await screen.findByText('Ada, 18:30: we’re here')).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Next' })).queryByText(/on foot/)).toBeNull()
})

test('a press of a guest is sent with its time, and shown with who pressed once it was received', async () => {
  const report = answering(exampleEvening({ reports: [exampleReport('ARRIVED', { mealId: starterId })] }))
  const { user } = await showCard()
  await user.click(await button('We’re here'))
  expect(await screen.findByText('Ada, 18:30: we’re here')).toBeVisible()
  expect(report.mock.lastCall?.[1]).toMatchObject({ kind: 'ARRIVED', mealId: starterId, madeAt: expect.any(Date) })
  expect(screen.queryByRole('button', { name: 'No one answers' })).toBeNull()
})

test('adds ten minutes to the delay reported before', async () => {
  const report = answering()
  const { user } = await showCard(
    exampleEvening({ reports: [exampleReport('LATE', { mealId: starterId, minutes: 10 })] }),
  )
  await user.click(await button('10 more minutes'))
  await waitFor(() => expect(report.mock.lastCall?.[1]).toMatchObject({ kind: 'LATE', minutes: 20 }))
})

test('a team that leaves says so, and is not asked again', async () => {
  const report = answering(exampleEvening({ reports: [exampleReport('LEFT', { mealId: starterId })] }))
  const { user } = await showCard()
  await user.click(await button('We’ve left'))
  expect(await screen.findByText('Ada, 18:30: we’ve left')).toBeVisible()
  expect(report.mock.lastCall?.[1]).toMatchObject({ kind: 'LEFT', mealId: starterId })
  expect(screen.queryByRole('button', { name: 'We’ve left' })).toBeNull()
  expect(await button('We’re here')).toBeVisible()
})

test('offers what fits the server’s time where the phone’s clock is wrong, and reports by the phone’s', async () => {
  // Of 18:30 at the server; by the phone it is 16:10, hours before any guest leaves.
  const report = answering()
  givenCard()
  given(reply(eveningRoutes.ownEvening, exampleEvening()))
  const { user } = await openCard('16:10')
  await user.click(await button('We’re here'))
  await waitFor(() => expect(report).toHaveBeenCalled())
  expect(report.mock.lastCall?.[1].madeAt).toEqual(new Date('2030-06-01T16:10:00'))
})

test('can be taken back for a minute by the phone’s clock, which made the report', async () => {
  const reports = [exampleReport('ARRIVED', { mealId: starterId, madeAt: localInstant('16:10') })]
  givenCard()
  given(reply(eveningRoutes.ownEvening, exampleEvening({ reports })))
  await openCard('16:10')
  expect(await button('Undo')).toBeVisible()
})

test('takes a report back within a minute', async () => {
  const report = answering()
  const { user } = await showCard(exampleEvening({ reports: [exampleReport('NOBODY_OPENS', { mealId: starterId })] }))
  expect(await screen.findByText('The organiser knows')).toBeVisible()
  await user.click(await button('Undo'))
  await waitFor(() =>
    expect(report.mock.lastCall?.[1]).toMatchObject({ kind: 'TAKEN_BACK', reportId: exampleReport('HELP').id }),
  )
})

test('keeps a press without a connection, calls it unsent, and sends it once under the same id', async () => {
  given(disconnect(eveningRoutes.report))
  const { user } = await showCard()
  await user.click(await button('We’re here'))
  expect(await screen.findByText(/1 report hasn’t been sent yet/)).toBeVisible()
  expect(screen.queryByText(/Ada, .*we’re here/)).toBeNull()
  const report = answering(exampleEvening({ reports: [exampleReport('ARRIVED', { mealId: starterId })] }))
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('Ada, 18:30: we’re here')).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/hasn’t been sent/)).toBeNull())
  expect(report).toHaveBeenCalledTimes(1)
})

test('a press that another tab has sent is shown as received, and not offered again', async () => {
  givenLocks()
  const otherTab = gate()
  void navigator.locks.request('reports self-1/guest-1', () => otherTab.opened)
  const sent = exampleEvening({ reports: [exampleReport('ARRIVED', { mealId: starterId })] })
  const report = answering(sent)
  const { user } = await showCard()
  await user.click(await button('We’re here'))
  expect(await screen.findByText(/1 report hasn’t been sent yet/)).toBeVisible()
  given(reply(eveningRoutes.ownEvening, sent))
  await forgetAll(cardLink)
  otherTab.open()
  expect(await screen.findByText('Ada, 18:30: we’re here')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'We’re here' })).toBeNull()
  expect(report).not.toHaveBeenCalled()
})

test('drops a press that the server refuses and says why', async () => {
  given(refuse(eveningRoutes.report, [{ message: 'evening_report_of_guests', field: 'kind' }], 406))
  const { user } = await showCard()
  await user.click(await button('We’re here'))
  expect(await screen.findByRole('alert')).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/hasn’t been sent/)).toBeNull())
  expect(await button('We’re here')).toBeVisible()
})

test('a change stays until it is confirmed', async () => {
  const notice = {
    id: 'notice-1',
    changes: [{ fact: 'TIME' as const, mealId: dessertId, before: '23:00', after: '23:10' }],
    createdAt: localInstant('18:00'),
    seenAt: null,
  }
  const report = answering(exampleEvening({ notices: [{ ...notice, seenAt: localInstant('18:30') }] }))
  const { user } = await showCard(exampleEvening({ notices: [notice] }))
  const card = within(await screen.findByRole('region', { name: 'New for you' }))
  expect(card.getByText(/23:10/).closest('li')).toHaveTextContent('Dessert · Starts: 23:10 · before: 23:00')
  await user.click(card.getByRole('button', { name: 'Got it' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'New for you' })).toBeNull())
  await waitFor(() => expect(report.mock.lastCall?.[1]).toMatchObject({ kind: 'SEEN', noticeId: 'notice-1' }))
})

test('asks on the day before whether the team comes', async () => {
  const report = answering()
  const { user } = await showCard(exampleEvening({ phase: 'BEFORE' }), '08:00')
  await user.click(await button('We can’t come'))
  await user.click(await button('Yes, we can’t come'))
  await waitFor(() => expect(report.mock.lastCall?.[1]).toMatchObject({ kind: 'NOT_COMING' }))
})

test('asks at the end whether all are home, and thanks the hosts', async () => {
  const report = answering(exampleEvening({ reports: [exampleReport('HOME')] }))
  const { user } = await showCard(exampleEvening(), '23:30')
  expect(await screen.findByText('Thanks to Nadia and Omar for cooking.')).toBeVisible()
  await user.click(await button('Home safely'))
  expect(await screen.findByText('Thank you. Sleep well!')).toBeVisible()
  expect(report.mock.lastCall?.[1]).toMatchObject({ kind: 'HOME' })
})

test('loads the route again when the plan of the evening has changed', async () => {
  const { user } = await showCard()
  await button('We’re here')
  const route = vi.fn<Answer<typeof selfRoutes.dinnerRoute>>(() => exampleOwnRoute)
  const moved = exampleEvening({ stops: [exampleEveningStop(0, { time: localInstant('19:10') })] })
  given(reply(selfRoutes.dinnerRoute, route), reply(eveningRoutes.report, moved))
  await user.click(await button('10 minutes late'))
  await waitFor(() => expect(route).toHaveBeenCalled())
})

test('offers another home to cook at until the own course is frozen, and not afterwards', async () => {
  const link = () => screen.queryByRole('link', { name: 'Cook somewhere else?' })
  await showCard(exampleEvening(), '20:29')
  await button('Help')
  expect(link()).toBeVisible()
  cleanup()
  await showCard(exampleEvening(), '20:30')
  await button('Help')
  expect(link()).toBeNull()
})
