import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { phone } from '../../../../test/calls-to.ts'
import { exampleEvening, exampleReport } from '../../../../test/example-evening.ts'
import { mainId, starterId } from '../../../../test/example-self-service.ts'
import { answering, button, cardLink, showCard } from '../../../../test/show-card.tsx'
import { forgetAll } from '../../../features/guests/self-service/report-queue.ts'

beforeEach(() => forgetAll(cardLink))

const organiser = async () => within(await screen.findByRole('region', { name: 'Organiser' }))

test('leads to the organiser by telephone and by a press that they see', async () => {
  const report = answering(exampleEvening({ reports: [exampleReport('HELP', { mealId: starterId })] }))
  const { user } = await showCard()
  const card = within(await screen.findByRole('region', { name: 'Organiser' }))
  expect(card.getByRole('link', { name: '0170 9' })).toHaveAttribute('href', 'tel:01709')
  await user.click(card.getByRole('button', { name: 'Help' }))
  expect(await screen.findByText('Mira Lang also sees that you need help.')).toBeVisible()
  expect(report.mock.lastCall?.[1]).toMatchObject({ kind: 'HELP', mealId: starterId })
})

test('help ends when the team arrives, and can be called again', async () => {
  const help = exampleReport('HELP', { id: 'report-1', mealId: starterId })
  const arrived = exampleReport('ARRIVED', { id: 'report-2', mealId: starterId })
  answering(exampleEvening({ reports: [help, arrived] }))
  const { user } = await showCard(exampleEvening({ reports: [help] }))
  const card = await organiser()
  expect(card.getByText('Call the organiser')).toBeVisible()
  expect(card.queryByRole('button', { name: 'Help' })).toBeNull()
  await user.click(await button('We’re here'))
  expect(await card.findByRole('button', { name: 'Help' })).toBeVisible()
  expect(card.queryByText('Call the organiser')).toBeNull()
  const again = answering()
  await user.click(card.getByRole('button', { name: 'Help' }))
  await waitFor(() => expect(again.mock.lastCall?.[1]).toMatchObject({ kind: 'HELP', mealId: starterId }))
})

test('offers help and the organiser’s e-mail where the event names neither a person nor a number', async () => {
  const nameless = { organiser: { name: '', ...phone('') } }
  answering(exampleEvening({ ...nameless, reports: [exampleReport('HELP', { mealId: starterId })] }))
  const { user } = await showCard(exampleEvening(nameless))
  const card = await organiser()
  expect(card.getByRole('link', { name: 'mira@example.org' })).toHaveAttribute('href', 'mailto:mira@example.org')
  await user.click(card.getByRole('button', { name: 'Help' }))
  expect(await card.findByText(/^The organiser sees that you need help/)).toBeVisible()
  expect(card.queryByText('Call the organiser')).toBeNull()
})

test('a team that cannot come any more says so during the evening after it was asked, and takes it back', async () => {
  const ready = exampleReport('READY', { id: 'report-1', mealId: mainId })
  const away = exampleReport('NOT_COMING', { id: 'report-2' })
  const report = answering(exampleEvening({ reports: [ready, away] }))
  const { user } = await showCard(exampleEvening({ reports: [ready] }), '19:30')
  const card = await organiser()
  await user.click(card.getByRole('button', { name: 'We can’t come any more' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  expect(report).not.toHaveBeenCalled()
  await user.click(await card.findByRole('button', { name: 'We can’t come any more' }))
  await user.click(await button('Yes, we can’t come any more'))
  expect(await card.findByText(/we can’t come/)).toBeVisible()
  expect(report.mock.lastCall?.[1]).toMatchObject({ kind: 'NOT_COMING' })
  await user.click(await card.findByRole('button', { name: 'We’re coming after all' }))
  await waitFor(() => expect(report.mock.lastCall?.[1]).toMatchObject({ kind: 'COMING' }))
})

test('asks only once before the first course whether the team comes', async () => {
  await showCard(exampleEvening(), '18:30')
  expect(await button('We can’t come')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'We can’t come any more' })).toBeNull()
})
