import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ParticipantForm } from '../../../../features/participants/participant-form.ts'
import { TextInput } from '../../../../ui/form/index.ts'

/** The wish as one field: with an address there is one, without there is none. */
export function WishField() {
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
