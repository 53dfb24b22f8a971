import { activityRoutes } from '@running-dinner/contract/events'
import { participantRoutes } from '@running-dinner/contract/people'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleDashboard } from '../../../../../test/example-dashboard.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { given, reply } from '../../../../../test/server.ts'
import { warning } from '../../../../kit/warning-help.css.ts'
import { NewParticipantPage } from './new-participant-page.tsx'

test('warns of a missing mobile number once its field was left empty, and says so plainly before', async () => {
  given(
    reply(activityRoutes.dashboard, exampleDashboard()),
    reply(participantRoutes.list, {
      ...{ participants: [], participantsWaitingList: [], numParticipantsTotal: 0, teamsGenerated: false },
      missingParticipantsInfo: { numMinParticipantsNeeded: 18, numParticipantsMissing: 18 },
    }),
  )
  const { user } = await renderAdminPage(<NewParticipantPage />)
  const phone = await screen.findByRole('textbox', { name: 'Mobile number' })
  const hint = () => screen.getByText(/Without a mobile number/)
  expect(hint()).not.toHaveClass(warning)
  await user.click(phone)
  await user.tab()
  await waitFor(() => expect(hint()).toHaveClass(warning))
  await user.type(phone, 'hello 0')
  expect(hint()).toBeVisible()
  await user.type(phone, '170 123456')
  await waitFor(() => expect(screen.queryByText(/Without a mobile number/)).toBeNull())
})
