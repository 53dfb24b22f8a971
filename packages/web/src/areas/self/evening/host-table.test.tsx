import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { exampleEvening, exampleEveningStop, exampleReport, teamIds } from '../../../../test/example-evening.ts'
import { mainId } from '../../../../test/example-self-service.ts'
import { answering, button, cardLink, showCard } from '../../../../test/show-card.tsx'
import { forgetAll } from '../../../features/guests/self-service/report-queue.ts'
import { looks } from '../../../kit/button.css.ts'

beforeEach(() => forgetAll(cardLink))

test('shows a host the guests with their states and what they eat, and asks to confirm having read it', async () => {
  const report = answering()
  const stop = exampleEveningStop(1)
  const [cem, edda] = stop.teams
  const teams = [
    ...(cem ? [{ ...cem, state: 'ARRIVED' as const }] : []),
    ...(edda ? [{ ...edda, state: 'LATE' as const }] : []),
  ]
  const { user } = await showCard(exampleEvening({ stops: [exampleEveningStop(0), { ...stop, teams }] }))
  const card = within(await screen.findByRole('region', { name: 'Your guests' }))
  expect(card.getByText('4 guests at 21:00')).toBeVisible()
  expect(card.getByText('Cem & Dana').closest('li')).toHaveTextContent('here')
  expect(card.getByText('Edda & Finn').closest('li')).toHaveTextContent('running late')
  const calls = card.getAllByRole('link', { name: /^Call/ })
  expect(calls.map((link) => [link.textContent, link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Cem', 'Call Cem, 0172 1', 'tel:01721'],
    ['Dana', 'Call Dana, 0172 2', 'tel:01722'],
  ])
  await user.click(card.getByRole('button', { name: 'I’ve read this' }))
  await waitFor(() =>
    expect(report.mock.lastCall?.[1]).toMatchObject({ kind: 'DIETS_READ', mealId: mainId, digest: 'diets-1' }),
  )
})

test('a host reads the guests and what they eat before the evening, to shop for them', async () => {
  answering()
  await showCard(exampleEvening({ phase: 'BEFORE' }), '08:00')
  const card = within(await screen.findByRole('region', { name: 'Your guests' }))
  expect(card.getByText('4 guests at 21:00')).toBeVisible()
  expect(card.getByText('Cem & Dana')).toBeVisible()
  expect(card.getByRole('button', { name: 'I’ve read this' })).toBeVisible()
})

test('says once what the guests eat', async () => {
  answering()
  await showCard()
  const card = within(await screen.findByRole('region', { name: 'Your guests' }))
  expect(card.getByText('2 × vegan')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'What your guests eat' })).toBeNull()
})

test('the list of stops says what the guests eat while the table does not know', async () => {
  answering()
  await showCard(exampleEvening({ stops: [exampleEveningStop(0), exampleEveningStop(1, { diets: null })] }))
  expect(await screen.findByRole('region', { name: 'Your guests' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'What your guests eat' })).toBeVisible()
})

test('asks a host from an hour before whether all is ready', async () => {
  const report = answering(exampleEvening({ reports: [exampleReport('READY', { mealId: mainId })] }))
  const { user } = await showCard(exampleEvening(), '20:00')
  expect(screen.queryByRole('button', { name: 'Someone’s missing' })).toBeNull()
  await user.click(await button('We’re ready'))
  expect(await screen.findByText(/Ada, .*: we’re ready/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'We’re ready' })).toBeNull()
  expect(report.mock.lastCall?.[1]).toMatchObject({ kind: 'READY', mealId: mainId })
})

test('a host reports the guest who is missing', async () => {
  const report = answering()
  const { user } = await showCard(exampleEvening({ reports: [exampleReport('READY', { mealId: mainId })] }), '21:10')
  expect(await button('Everyone’s here')).toBeVisible()
  await user.click(await button('Someone’s missing'))
  await user.click(await screen.findByRole('menuitem', { name: 'Edda & Finn' }))
  await waitFor(() =>
    expect(report.mock.lastCall?.[1]).toMatchObject({ kind: 'MISSING', mealId: mainId, teamId: teamIds[1] }),
  )
})

test('a host who said that all are here is asked again when more guests were seated at the table', async () => {
  const host = (states: readonly ('ARRIVED' | 'NOT_COMING' | 'UNKNOWN')[]) => {
    const teams = exampleEveningStop(1).teams.map((team, index) => ({ ...team, state: states[index] ?? 'UNKNOWN' }))
    return exampleEvening({
      stops: [exampleEveningStop(1, { teams })],
      reports: [exampleReport('COMPLETE', { mealId: mainId })],
    })
  }
  const report = answering(host(['ARRIVED', 'NOT_COMING']))
  const { user } = await showCard(host(['ARRIVED', 'UNKNOWN']), '21:10')
  await user.click(await button('Everyone’s here'))
  await waitFor(() => expect(report.mock.lastCall?.[1]).toMatchObject({ kind: 'COMPLETE', mealId: mainId }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Everyone’s here' })).toBeNull())
  expect(await button('Someone’s missing')).toBeVisible()
})

test('a host who cannot cook is asked first', async () => {
  const report = answering()
  const { user } = await showCard(exampleEvening(), '20:10')
  await user.click(await button('We can’t cook'))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  expect(report).not.toHaveBeenCalled()
  await user.click(await button('We can’t cook'))
  await user.click(await button('Yes, we can’t cook'))
  await waitFor(() => expect(report.mock.lastCall?.[1]).toMatchObject({ kind: 'CANNOT_COOK', mealId: mainId }))
})

test('a host who said by mistake that they cannot cook says until the start that they can', async () => {
  const lost = exampleEvening({ reports: [exampleReport('CANNOT_COOK', { mealId: mainId })] })
  const report = answering(exampleEvening({ reports: [exampleReport('READY', { mealId: mainId })] }))
  const { user } = await showCard(lost, '20:10')
  expect(await button('We can cook after all')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'We’re ready' })).toBeNull()
  await user.click(await button('We can cook after all'))
  await waitFor(() => expect(report.mock.lastCall?.[1]).toMatchObject({ kind: 'READY', mealId: mainId }))
  expect(await screen.findByText(/we’re ready/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'We can cook after all' })).toBeNull()
})

test('a host who cannot cook is asked who is there, and not whether they can cook, once the course has begun', async () => {
  await showCard(exampleEvening({ reports: [exampleReport('CANNOT_COOK', { mealId: mainId })] }), '21:00')
  expect(await button('Everyone’s here')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'We can cook after all' })).toBeNull()
})

test('the strongest button of a host who cannot cook says that they come as guests', async () => {
  await showCard(exampleEvening({ reports: [exampleReport('CANNOT_COOK', { mealId: mainId })] }), '20:50')
  expect((await button('Yes, we’re coming')).className).toContain(looks.medium.contained)
  expect((await button('Everyone’s here')).className).toContain(looks.large.outlined)
})

test('a host may say that all are here before the start, and still that all is ready', async () => {
  const report = answering()
  const { user } = await showCard(exampleEvening(), '20:50')
  expect(await button('We’re ready')).toBeVisible()
  await user.click(await button('Everyone’s here'))
  await waitFor(() => expect(report.mock.lastCall?.[1]).toMatchObject({ kind: 'COMPLETE', mealId: mainId }))
})

test('a host who cannot cook is asked whether they come as guests, and may change the answer', async () => {
  const lost = exampleReport('CANNOT_COOK', { id: 'report-1', mealId: mainId })
  const away = exampleReport('NOT_COMING', { id: 'report-2' })
  const report = answering(exampleEvening({ reports: [lost, away] }))
  const { user } = await showCard(exampleEvening({ reports: [lost] }), '20:10')
  const question = within(await screen.findByRole('group', { name: 'Will you still come as guests?' }))
  await user.click(question.getByRole('button', { name: 'No, we’re not coming' }))
  expect(await question.findByText(/The organiser knows that you’re not coming/)).toBeVisible()
  expect(report.mock.lastCall?.[1]).toMatchObject({ kind: 'NOT_COMING' })
  expect(question.queryByRole('button', { name: 'No, we’re not coming' })).toBeNull()
  await user.click(await question.findByRole('button', { name: 'Yes, we’re coming' }))
  await waitFor(() => expect(report.mock.lastCall?.[1]).toMatchObject({ kind: 'COMING' }))
  // Asked once: the line of the organiser’s number does not repeat it.
  expect(screen.queryByRole('button', { name: /can’t come any more|coming after all/ })).toBeNull()
})

test('a host reads about when a late team comes', async () => {
  const stop = exampleEveningStop(1)
  const [cem, edda] = stop.teams.map((team) => ({ ...team, state: 'LATE' as const }))
  const reports = [exampleReport('LATE', { teamId: teamIds[0], mealId: mainId, minutes: 10 })]
  const stops = [{ ...stop, teams: [...(cem ? [cem] : []), ...(edda ? [edda] : [])] }]
  await showCard(exampleEvening({ stops, reports }), '20:50')
  const card = within(await screen.findByRole('region', { name: 'Your guests' }))
  expect(card.getByText('Cem & Dana').closest('li')).toHaveTextContent('about 21:10')
  expect(card.getByText('Edda & Finn').closest('li')).toHaveTextContent('running late')
})
