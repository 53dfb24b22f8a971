import { activityRoutes, type DinnerReply, masterDataRoutes } from '@running-dinner/contract/events'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleDinner } from '../../../../../test/example-dinner.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { given, hang } from '../../../../../test/server.ts'
import { BasicsSection } from './basics-section.tsx'
import { UnsavedSections } from './settings-form.tsx'

const deadline = 'Registration then closes on 15.09.2027 instead of 25.09.2027.'
const page = (
  <UnsavedSections>
    <BasicsSection />
  </UnsavedSections>
)

async function chooseDay(day: string, changes: Partial<DinnerReply> = {}) {
  given(hang(activityRoutes.dashboard), hang(masterDataRoutes.registrationTypes), hang(masterDataRoutes.genderAspects))
  await renderAdminPage(page, { path: 'settings', dinner: exampleDinner(changes) })
  fireEvent.change(await screen.findByRole('textbox', { name: /^Date/ }), { target: { value: day } })
  return screen.findByText(/Teams and routes stay as they are\./)
}

test('a day before the deadline says what becomes of the deadline', async () => {
  expect(await chooseDay('20.09.2027')).toHaveTextContent(
    `All courses move to 20.09.2027. Their times stay the same. ${deadline}`,
  )
})

const closed = { ...exampleDinner().basicDetails, registrationType: 'CLOSED' } as const
test.each<[string, string, Partial<DinnerReply>]>([
  ['a day after the deadline', '26.09.2027', {}],
  ['an event that nobody registers for', '20.09.2027', { basicDetails: closed }],
])('%s says nothing of the deadline', async (_, day, changes) => {
  expect(await chooseDay(day, changes)).not.toHaveTextContent('Registration')
})
