import Button from '@mui/material/Button'
import type { ParticipantReply } from '@running-dinner/contract/people'
import { useTranslation } from 'react-i18next'
import { type ParticipantForm, toForm } from '../../../../../features/people/participants/participant-form.ts'
import { useUpdateParticipant } from '../../../../../features/people/participants/participants.api.ts'
import { Form, TextInput } from '../../../../../ui/form/index.ts'
import { useToast } from '../../../../../ui/toasts.tsx'
import { UnsavedGuard } from '../../../../../ui/unsaved-guard.tsx'
import { useAdminId } from '../../../shell/admin-dinner.ts'
import { usePersonForm } from '../use-person-form.ts'

/** The organiser's private notes, to be changed. */
export function OwnNotes({ person }: { person: ParticipantReply }) {
  const { t } = useTranslation(['roster', 'common'])
  const toast = useToast()
  const update = useUpdateParticipant(useAdminId(), person.id)
  const { form, save } = usePersonForm(toForm(person), update.mutateAsync)
  const { isDirty } = form.formState
  return (
    <>
      <UnsavedGuard dirty={isDirty && !update.isPending} />
      <Form
        form={form}
        onSubmit={async (input) => {
          if (await save(input)) toast.success(t('detail.notesSaved'))
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
