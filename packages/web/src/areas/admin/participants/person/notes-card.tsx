import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import { fullName } from '@running-dinner/domain/participants/participant.ts'
import { useTranslation } from 'react-i18next'
import { type ParticipantForm, toForm } from '../../../../features/participants/participant-form.ts'
import { useUpdateParticipant } from '../../../../features/participants/participants.api.ts'
import { CardSection } from '../../../../ui/card-section.tsx'
import { Form, TextInput } from '../../../../ui/form/index.ts'
import { useNotify } from '../../../../ui/notifications.tsx'
import { UnsavedGuard } from '../../../../ui/unsaved-guard.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { usePersonForm } from '../use-person-form.ts'

/** The person's own notes and the organiser's private ones. */
export function NotesCard({ person }: { person: ParticipantReply }) {
  const { t } = useTranslation('roster')
  const root = person.rootTeamPartnerWish
  return (
    <CardSection title={t('detail.notes')}>
      {person.notes !== '' && (
        <Typography sx={{ mb: 2, whiteSpace: 'pre-line' }}>
          <strong>{t('detail.theirNotes')}: </strong>
          {person.notes}
        </Typography>
      )}
      {root ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('detail.ofRoot', { name: fullName(root) })}</Typography>
      ) : (
        <OwnNotes person={person} />
      )}
    </CardSection>
  )
}

function OwnNotes({ person }: { person: ParticipantReply }) {
  const { t } = useTranslation(['roster', 'common'])
  const notify = useNotify()
  const update = useUpdateParticipant(useAdminId(), person.id)
  const { form, save } = usePersonForm(toForm(person), update.mutateAsync)
  const { isDirty } = form.formState
  return (
    <>
      <UnsavedGuard dirty={isDirty && !update.isPending} />
      <Form
        form={form}
        onSubmit={async (input) => {
          if (await save(input)) notify.success(t('detail.notesSaved'))
        }}
      >
        <TextInput<ParticipantForm>
          name="miscNotes"
          label={t('detail.ownNotes')}
          help={t('detail.ownNotesHelp')}
          rows={3}
        />
        {isDirty && (
          <Button type="submit" variant="contained" size="small" loading={update.isPending} sx={{ mt: 1 }}>
            {t('common:save')}
          </Button>
        )}
      </Form>
    </>
  )
}
