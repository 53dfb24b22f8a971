import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { canHost } from '@running-dinner/domain/participants/hosting.ts'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Cell, FieldGrid } from '../../features/registration/field-grid.tsx'
import type { RegistrationValues } from '../../features/registration/registration-values.ts'
import { ActionLink } from '../../ui/action-look.ts'
import { PlainInput } from '../../ui/form/plain-input.tsx'
import { PlainNotice } from '../../ui/plain-notice.tsx'
import { queryOfStep } from './query-of-step.ts'

const field = 'teamPartnerWishRegistrationData'

/** Who registers together with the first person; they cook at one table, so it has to be large enough. */
export function SecondPerson({ seatsNeeded }: { seatsNeeded: number }) {
  const { t } = useTranslation('registration')
  return (
    <Box component="section" aria-labelledby="second-person">
      <TooFewSeats seatsNeeded={seatsNeeded} />
      <Typography variant="h3" component="h2" id="second-person">
        {t('partner.second')}
      </Typography>
      <Box component="p" sx={{ mt: 0.5, mb: 2, color: 'text.secondary' }}>
        {t('partner.secondHelp')}
      </Box>
      <FieldGrid>
        <Cell of={3}>
          <PlainInput<RegistrationValues>
            name={`${field}.firstnamePart`}
            label={t('partner.firstnamePart')}
            autoComplete="off"
            required
          />
        </Cell>
        <Cell of={3}>
          <PlainInput<RegistrationValues>
            name={`${field}.lastname`}
            label={t('partner.lastname')}
            autoComplete="off"
            required
          />
        </Cell>
        <Cell of={3}>
          <PlainInput<RegistrationValues>
            name={`${field}.email`}
            type="email"
            label={t('you.optional', { label: t('partner.email') })}
            autoComplete="off"
            help={t('partner.sameIfEmpty')}
          />
        </Cell>
        <Cell of={3}>
          <PlainInput<RegistrationValues>
            name={`${field}.mobileNumber`}
            type="tel"
            label={t('you.optional', { label: t('partner.mobileNumber') })}
            autoComplete="off"
            help={t('partner.sameIfEmpty')}
          />
        </Cell>
      </FieldGrid>
    </Box>
  )
}

function TooFewSeats({ seatsNeeded }: { seatsNeeded: number }) {
  const { t } = useTranslation('registration')
  const [query] = useSearchParams()
  const seats = useWatch<RegistrationValues, 'numSeats'>({ name: 'numSeats' })
  if (canHost({ numSeats: seats === '' ? undefined : Number(seats) }, seatsNeeded) === 'YES') return null
  return (
    <PlainNotice
      severity="warning"
      sx={{ mb: 3 }}
      action={
        <ActionLink to={{ search: `?${queryOfStep(query, 'home')}` }} variant="outlined">
          {t('partner.toSeats')}
        </ActionLink>
      }
    >
      {t('partner.seatsMissing', { needed: seatsNeeded })}
    </PlainNotice>
  )
}
