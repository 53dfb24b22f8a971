import { eveningRoutes } from '@running-dinner/contract/evening'
import { plannedMailRoutes } from '@running-dinner/contract/messages'
import { paymentRoutes } from '@running-dinner/contract/payments'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { exampleEventToRepeat } from '../../../../../test/example-event-to-repeat.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { disconnect, given, reply } from '../../../../../test/server.ts'
import { eventToRepeat } from '../../../../features/events/dinners/event-to-repeat.ts'
import { RunAgainPage } from './run-again-page.tsx'

const { evening, payment, plannedMails } = exampleEventToRepeat()
const mails = plannedMails.map((mail) => ({
  ...mail,
  state: 'WHEN_NEEDED' as const,
  due: null,
  lastSentAt: null,
  jobId: null,
}))

function show() {
  onTestFinished(() => eventToRepeat.forget())
  given(
    reply(eveningRoutes.settings, evening),
    reply(paymentRoutes.overview, payment),
    reply(plannedMailRoutes.list, { off: 'PAST', mails }),
  )
  return renderAdminPage(<RunAgainPage />, { path: 'again' })
}

test('hands the settings of the event to the wizard, without its links', async () => {
  await show()
  await waitFor(() => expect(eventToRepeat.read()).toBeDefined())
  const expected = exampleEventToRepeat({ registrationQuestions: [], allergenListEnabled: false })
  expect(eventToRepeat.read()).toEqual(JSON.parse(JSON.stringify(expected)))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Run it again' })).not.toBeInTheDocument())
})

test('hands over nothing while a part is missing, and another try goes on', async () => {
  given(reply(eveningRoutes.settings, evening), reply(plannedMailRoutes.list, { off: null, mails }))
  given(disconnect(paymentRoutes.overview))
  onTestFinished(() => eventToRepeat.forget())
  const { user } = await renderAdminPage(<RunAgainPage />, { path: 'again' })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(eventToRepeat.read()).toBeUndefined()
  given(reply(paymentRoutes.overview, payment))
  await user.click(retry)
  await waitFor(() => expect(eventToRepeat.read()?.payment.pricePerRegistration).toBe('12.50'))
})
