import { mdiTrashCanOutline } from '@mdi/js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ParticipantReply } from '@running-dinner/contract/people'
import { fullName } from '@running-dinner/domain/people'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { useDashboard } from '../../../../features/events/activities/activities.api.ts'
import { FoodSection } from '../../../../features/people/participants/eating-fields.tsx'
import {
  AddressFields,
  AnswerFields,
  CookingFields,
  PersonFields,
  RemarkFields,
} from '../../../../features/people/participants/participant-fields.tsx'
import { toForm } from '../../../../features/people/participants/participant-form.ts'
import { useParticipant, useUpdateParticipant } from '../../../../features/people/participants/participants.api.ts'
import { PartnerFields } from '../../../../features/people/participants/partner-fields.tsx'
import { toApiError } from '../../../../lib/api-error.ts'
import { paths } from '../../../../lib/paths.ts'
import { Form, throwAway } from '../../../../ui/form/index.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { Page } from '../../../../ui/page.tsx'
import { FormSkeleton } from '../../../../ui/skeletons.tsx'
import { UnsavedGuard } from '../../../../ui/unsaved-guard.tsx'
import { useSavedChange } from '../../messages/notification-status/use-notify-link.ts'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { GoneNotice, PersonGone } from './person-gone.tsx'
import { useDeletePerson } from './use-delete-person.tsx'
import { useLeave } from './use-leave.ts'
import { usePersonForm } from './use-person-form.ts'
import { useWishQuestion } from './wish/use-wish-question.tsx'

export function EditParticipantPage() {
  const { t } = useTranslation('participants')
  const { participantId = '' } = useParams<'participantId'>()
  const { data: person, error, refetch } = useParticipant(useAdminId(), participantId)
  const { listAddress } = useLeave()
  if (error && !person && toApiError(error).status === 404) return <PersonGone listAddress={listAddress} />
  return (
    <Page title={person ? fullName(person) : t('title')} back={{ label: t('form.toList'), to: listAddress }} width="md">
      {error && !person && <LoadError error={error} onRetry={() => void refetch()} />}
      {!person && !error && <FormSkeleton fields={8} />}
      {person && (
        <EditForm key={person.id} person={person} isGone={error !== null && toApiError(error).status === 404} />
      )}
    </Page>
  )
}

interface EditFormProps {
  person: ParticipantReply
  /** Another organiser deleted the person while this page was open. */
  isGone: boolean
}

function EditForm({ person, isGone }: EditFormProps) {
  const { t } = useTranslation('participants')
  const savedChange = useSavedChange()
  const adminId = useAdminId()
  const { leave, isLeaving, listAddress } = useLeave()
  const update = useUpdateParticipant(adminId, person.id)
  const remove = useDeletePerson()
  const { form, save } = usePersonForm(toForm(person), update.mutateAsync)
  const wishQuestion = useWishQuestion()
  const handleDelete = async () => {
    if (await remove(person)) leave()
  }
  return (
    <>
      <UnsavedGuard dirty={form.formState.isDirty && !isLeaving} />
      {isGone ? <GoneNotice name={fullName(person)} /> : <PersonHints person={person} />}
      <Form
        form={form}
        onSubmit={async (input) => {
          if (isGone) return
          const saved = await save(input)
          if (!saved) return
          void savedChange(t('form.saved', { name: fullName(saved) }))
          form.reset(toForm(saved), throwAway)
          if (await wishQuestion.ask(saved)) leave()
        }}
      >
        <Fields person={person} />
        <Buttons
          isGone={isGone}
          isPending={update.isPending}
          listAddress={listAddress}
          onDelete={() => void handleDelete()}
        />
      </Form>
      {wishQuestion.dialog}
    </>
  )
}

/** The second person of a pair has name and food of their own; the address is stored with the first. */
function Fields({ person }: { person: ParticipantReply }) {
  const dinner = useAdminDinner()
  const { data: dashboard } = useDashboard(useAdminId())
  const seatsNeeded = dinner.sessionData.numSeatsNeededForHost
  if (person.rootTeamPartnerWish !== null)
    return (
      <>
        <PersonFields nameOnly />
        <FoodSection asksAllergens={dinner.allergenListEnabled} />
      </>
    )
  const mayWish = person.childTeamPartnerWish === null && !dinner.options.teamPartnerWishDisabled
  const mayPair = person.activationDate !== null && dashboard?.standing.teamsExist === false
  return (
    <>
      <PersonFields />
      <AddressFields />
      <CookingFields seatsNeeded={seatsNeeded} meals={dinner.meals} asksAllergens={dinner.allergenListEnabled} />
      {mayWish && (
        <PartnerFields seatsNeeded={seatsNeeded} pairPossible={mayPair} asksAllergens={dinner.allergenListEnabled} />
      )}
      <AnswerFields questions={dinner.registrationQuestions} />
      <RemarkFields />
    </>
  )
}

interface ButtonsProps {
  isGone: boolean
  isPending: boolean
  listAddress: string
  onDelete: () => void
}

function Buttons({ isGone, isPending, listAddress, onDelete }: ButtonsProps) {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {!isGone && (
        <Button type="submit" variant="contained" loading={isPending}>
          {t('save')}
        </Button>
      )}
      <Button component={Link} to={listAddress}>
        {t('cancel')}
      </Button>
      {!isGone && (
        <Button
          color="error"
          startIcon={<Icon path={mdiTrashCanOutline} />}
          onClick={onDelete}
          sx={{ ml: { sm: 'auto' } }}
        >
          {t('delete')}
        </Button>
      )}
    </Box>
  )
}

/** Hints before a change: the person's pair and team. */
function PersonHints({ person }: { person: ParticipantReply }) {
  const { t } = useTranslation('participants')
  const adminId = useAdminId()
  const { rootTeamPartnerWish: root, childTeamPartnerWish: child, teamId } = person
  const partner = root ?? child
  if (!partner && teamId === null) return null
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, mb: 4 }}>
      {partner && (
        <Hint
          to={paths.admin.editParticipant(adminId, partner.participantId)}
          action={t('form.openOther', { name: partner.firstnamePart })}
        >
          {t(root ? 'form.pairChild' : 'form.pairRoot', { name: fullName(partner) })}
        </Hint>
      )}
      {teamId !== null && (
        <Hint to={paths.admin.team(adminId, teamId)} action={t('form.toTeam')}>
          {t('form.inTeam')}
        </Hint>
      )}
    </Box>
  )
}

function Hint({ to, action, children }: { to: string; action: string; children: ReactNode }) {
  return (
    <Alert
      severity="info"
      sx={{
        alignItems: 'center',
        flexWrap: 'wrap',
        '& .MuiAlert-message': { flex: '1 1 200px' },
        '& .MuiAlert-action': { pt: 0 },
      }}
      action={
        <Button component={Link} to={to} color="inherit" size="small">
          {action}
        </Button>
      }
    >
      {children}
    </Alert>
  )
}
