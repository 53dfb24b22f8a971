import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useEmailHelp } from '../../../kit/warning-help.tsx'
import { CheckboxInput, RadioInput, TextInput } from '../../../ui/form/index.ts'
import { EatingFields } from './eating-fields.tsx'
import { FieldSection, Wide } from './field-section.tsx'
import type { ParticipantForm } from './participant-form.ts'

interface PartnerFieldsProps {
  seatsNeeded: number
  /** Of a new person, or a single before there are teams. */
  pairPossible: boolean
  asksAllergens: boolean
}

/** A wish by e-mail, or a second person at once. */
export function PartnerFields({ seatsNeeded, pairPossible, asksAllergens }: PartnerFieldsProps) {
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
      {choice === 'pair' && <SecondPerson asksAllergens={asksAllergens} />}
    </FieldSection>
  )
}

const field = 'teamPartnerWishRegistrationData'

function SecondPerson({ asksAllergens }: Pick<PartnerFieldsProps, 'asksAllergens'>) {
  const { t } = useTranslation('participants')
  const isOpen = useWatch<ParticipantForm, `${typeof field}.eatsDifferently`>({ name: `${field}.eatsDifferently` })
  const help = t('form.sameIfEmpty')
  const emailHelp = useEmailHelp(`${field}.email`, help)
  return (
    <>
      <TextInput<ParticipantForm>
        name={`${field}.firstnamePart`}
        label={t('form.partnerFirstname')}
        autoComplete="off"
        required
      />
      <TextInput<ParticipantForm>
        name={`${field}.lastname`}
        label={t('form.partnerLastname')}
        autoComplete="off"
        required
      />
      <TextInput<ParticipantForm>
        name={`${field}.email`}
        label={t('form.partnerEmail')}
        type="email"
        autoComplete="off"
        help={emailHelp}
      />
      <TextInput<ParticipantForm>
        name={`${field}.mobileNumber`}
        label={t('form.partnerMobile')}
        type="tel"
        autoComplete="off"
        help={help}
      />
      <Wide>
        <CheckboxInput<ParticipantForm> name={`${field}.eatsDifferently`} label={t('form.partnerEatsDifferently')} />
      </Wide>
      {isOpen && <EatingFields asksAllergens={asksAllergens} of={`${field}.diet.`} />}
    </>
  )
}
