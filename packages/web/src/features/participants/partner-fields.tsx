import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { RadioInput, TextInput } from '../../ui/form/index.ts'
import { useEmailHelp } from '../../ui/form/warning-help.tsx'
import type { ParticipantForm } from './participant-form.ts'

/** A group of fields with its heading; two columns where there is room. */
export function FieldSection({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mb: 4 }}>
      <Typography variant="h3" component="h2" id={headingId} sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          rowGap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        {children}
      </Box>
    </Box>
  )
}

/** Over both columns. */
export function Wide({ children }: { children: ReactNode }) {
  return <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>{children}</Box>
}

/** A wish by e-mail, or a second person at once where `pairPossible` (a new person, or a single before there are teams). */
export function PartnerFields({ seatsNeeded, pairPossible }: { seatsNeeded: number; pairPossible: boolean }) {
  const { t } = useTranslation('participants')
  const choice = useWatch<ParticipantForm, 'partnerChoice'>({ name: 'partnerChoice' })
  const wishHelp = useEmailHelp('teamPartnerWishEmail')
  const pair = {
    value: 'pair',
    label: t('form.partnerPair'),
    description: t('form.partnerPairHelp', { seats: seatsNeeded }),
  }
  return (
    <FieldSection title={t('form.partner')}>
      <Wide>
        <RadioInput<ParticipantForm>
          name="partnerChoice"
          label={t('form.partnerChoice')}
          choices={[
            { value: 'none', label: t('form.partnerNone') },
            { value: 'wish', label: t('form.partnerWish'), description: t('form.partnerWishHelp') },
            ...(pairPossible ? [pair] : []),
          ]}
        />
      </Wide>
      {choice === 'wish' && (
        <TextInput<ParticipantForm>
          name="teamPartnerWishEmail"
          label={t('form.teamPartnerWishEmail')}
          type="email"
          autoComplete="off"
          help={wishHelp}
        />
      )}
      {choice === 'pair' && <SecondPerson />}
    </FieldSection>
  )
}

function SecondPerson() {
  const { t } = useTranslation('participants')
  const help = t('form.sameIfEmpty')
  const emailHelp = useEmailHelp('teamPartnerWishRegistrationData.email', help)
  return (
    <>
      <TextInput<ParticipantForm>
        name="teamPartnerWishRegistrationData.firstnamePart"
        label={t('form.partnerFirstname')}
        autoComplete="off"
        required
      />
      <TextInput<ParticipantForm>
        name="teamPartnerWishRegistrationData.lastname"
        label={t('form.partnerLastname')}
        autoComplete="off"
        required
      />
      <TextInput<ParticipantForm>
        name="teamPartnerWishRegistrationData.email"
        label={t('form.partnerEmail')}
        type="email"
        autoComplete="off"
        help={emailHelp}
      />
      <TextInput<ParticipantForm>
        name="teamPartnerWishRegistrationData.mobileNumber"
        label={t('form.partnerMobile')}
        type="tel"
        autoComplete="off"
        help={help}
      />
    </>
  )
}
