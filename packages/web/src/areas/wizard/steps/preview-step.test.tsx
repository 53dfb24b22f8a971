import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleDraft, showWizard } from '../../../../test/show-wizard.tsx'

test.each([
  ['the limit of participants', 'OPEN', 30, '30'],
  ['the smallest dinner without a limit', 'OPEN', undefined, '18'],
  ['the smallest dinner where nobody registers', 'CLOSED', 30, '18'],
] as const)('counts from %s', async (_, registrationType, participantLimit, expected) => {
  const { basicDetails, publicSettings } = exampleDraft()
  await showWizard({
    step: 'participants-preview',
    draft: exampleDraft({
      basicDetails: { ...basicDetails, registrationType },
      publicSettings: { ...publicSettings, participantLimit },
      completed: ['basics', 'options', 'mealtimes', 'registration-settings', 'participants-preview'],
    }),
  })
  expect(await screen.findByRole('textbox', { name: 'How many do you expect?' })).toHaveValue(expected)
})
