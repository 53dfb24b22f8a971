import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { fullName } from '@running-dinner/domain/people'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import {
  AddressFields,
  AnswerFields,
  CookingFields,
  PersonFields,
  RemarkFields,
} from '../../../../features/people/participants/participant-fields.tsx'
import { emptyForm, type ParticipantForm } from '../../../../features/people/participants/participant-form.ts'
import { useCreateParticipant } from '../../../../features/people/participants/participants.api.ts'
import { PartnerFields } from '../../../../features/people/participants/partner-fields.tsx'
import { Form, throwAway } from '../../../../ui/form/index.ts'
import { Page } from '../../../../ui/page.tsx'
import { useToast } from '../../../../ui/toasts.tsx'
import { UnsavedGuard } from '../../../../ui/unsaved-guard.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { useLeave } from './use-leave.ts'
import { usePersonForm } from './use-person-form.ts'
import { useWishQuestion } from './wish/use-wish-question.tsx'

/** The address may carry a wish to fill into the form (see `prefilledAddress`). */
export function NewParticipantPage() {
  const [query] = useSearchParams()
  const email = query.get('email') ?? ''
  const wish = query.get('wish') ?? ''
  const prefilled: ParticipantForm = {
    ...emptyForm,
    email,
    teamPartnerWishEmail: wish,
    partnerChoice: wish ? 'wish' : 'none',
  }
  return <NewParticipant key={query.toString()} prefilled={prefilled} />
}

function NewParticipant({ prefilled }: { prefilled: ParticipantForm }) {
  const { t } = useTranslation('participants')
  const toast = useToast()
  const dinner = useAdminDinner()
  const { leave, isLeaving, listAddress } = useLeave()
  const create = useCreateParticipant(useAdminId())
  const { form, save } = usePersonForm(prefilled, create.mutateAsync)
  const wishQuestion = useWishQuestion()
  const again = useRef(false)
  const seatsNeeded = dinner.sessionData.numSeatsNeededForHost
  return (
    <Page title={t('form.newTitle')} back={{ label: t('form.toList'), to: listAddress }} width="md">
      <UnsavedGuard dirty={form.formState.isDirty && !isLeaving} />
      <Form
        form={form}
        onSubmit={async (input) => {
          const person = await save(input)
          if (!person) return
          toast.success(t('form.created', { name: fullName(person) }))
          form.reset(emptyForm, throwAway)
          if (!(await wishQuestion.ask(person))) return
          if (!again.current) return leave()
          form.setFocus('firstnamePart')
        }}
      >
        <PersonFields />
        <AddressFields />
        <CookingFields seatsNeeded={seatsNeeded} meals={dinner.meals} asksAllergens={dinner.allergenListEnabled} />
        {!dinner.options.teamPartnerWishDisabled && (
          <PartnerFields seatsNeeded={seatsNeeded} pairPossible asksAllergens={dinner.allergenListEnabled} />
        )}
        <AnswerFields questions={dinner.registrationQuestions} />
        <RemarkFields />
        <Buttons
          isPending={create.isPending}
          listAddress={listAddress}
          onChoose={(isAgain) => {
            again.current = isAgain
          }}
        />
      </Form>
      {wishQuestion.dialog}
    </Page>
  )
}

interface ButtonsProps {
  isPending: boolean
  listAddress: string
  /** Which of the two submit buttons was pressed. */
  onChoose: (isAgain: boolean) => void
}

function Buttons({ isPending, listAddress, onChoose }: ButtonsProps) {
  const { t } = useTranslation(['participants', 'common'])
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button type="submit" variant="contained" loading={isPending} onClick={() => onChoose(false)}>
        {t('form.create')}
      </Button>
      <Button type="submit" variant="outlined" disabled={isPending} onClick={() => onChoose(true)}>
        {t('form.createNext')}
      </Button>
      <Button component={Link} to={listAddress}>
        {t('common:cancel')}
      </Button>
    </Box>
  )
}
