import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import { fullName } from '@running-dinner/domain/people/participants/participant.ts'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { dietNames } from '../../../../../features/people/participants/diet-chips.tsx'
import type { ParticipantForm } from '../../../../../features/people/participants/participant-form.ts'
import { CheckboxInput, TextInput } from '../../../../../ui/form/index.ts'
import { useAdminDinner } from '../../../shell/admin-dinner.ts'

/** The fields that organisers change most; for the second person of a pair only phone and food. */
export function QuickFields({ person }: { person: ParticipantReply }) {
  const { t } = useTranslation('participants')
  const dinner = useAdminDinner()
  const root = person.rootTeamPartnerWish
  const mayWish = person.childTeamPartnerWish === null && !dinner.options.teamPartnerWishDisabled
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {root && <Alert severity="info">{t('form.pairChild', { name: fullName(root) })}</Alert>}
      <TextInput<ParticipantForm> name="mobileNumber" label={t('form.mobileNumber')} type="tel" autoComplete="off" />
      {!root && (
        <TextInput<ParticipantForm>
          name="numSeats"
          label={t('form.numSeats')}
          help={t('form.numSeatsHelp', { seats: dinner.sessionData.numSeatsNeededForHost })}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <Diets />
      <TextInput<ParticipantForm> name="mealSpecificsNote" label={t('form.mealSpecificsNote')} rows={1} />
      {!root && (
        <>
          {mayWish && <WishField />}
          <TextInput<ParticipantForm>
            name="miscNotes"
            label={t('form.miscNotes')}
            help={t('form.miscNotesHelp')}
            rows={2}
          />
        </>
      )}
    </Box>
  )
}

function Diets() {
  const { t } = useTranslation('participants')
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{t('form.diets')}</FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {dietNames.map((diet) => (
          <CheckboxInput<ParticipantForm> key={diet} name={diet} label={t(`diet.${diet}`)} />
        ))}
      </Box>
    </FormControl>
  )
}

/** The wish as one field: an address sets it, an empty field removes it. */
function WishField() {
  const { t } = useTranslation('participants')
  const { setValue } = useFormContext<ParticipantForm>()
  const isEmpty = useWatch<ParticipantForm, 'teamPartnerWishEmail'>({ name: 'teamPartnerWishEmail' }).trim() === ''
  useEffect(() => setValue('partnerChoice', isEmpty ? 'none' : 'wish'), [isEmpty, setValue])
  return (
    <TextInput<ParticipantForm>
      name="teamPartnerWishEmail"
      label={t('form.teamPartnerWishEmail')}
      help={t('form.partnerWishHelp')}
      type="email"
      autoComplete="off"
    />
  )
}
